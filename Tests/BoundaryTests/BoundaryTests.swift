import Foundation
import Testing

/// Clients of the built modules that must not compile, and do but for the lines that go too far.
@Suite struct BoundaryTests {
  private static let fixtures = Fixture.all().filter { $0.folder != "FeatureFlags" }

  @Test(arguments: fixtures.filter { $0.name != "Testable" })
  func theCompilerRefusesWhatIsNotPublic(fixture: Fixture) async throws {
    try await expectRefusal(of: fixture)
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["TESTABLE_IMPORTS"] == "disabled",
      "An ordinary test build lets @testable in; Tools/check builds without."),
    arguments: fixtures.filter { $0.name == "Testable" })
  func theCompilerRefusesTestableImports(fixture: Fixture) async throws {
    try await expectRefusal(of: fixture)
  }

  /// `@testable`, at least, is refused by each module; what else there is depends on what it hides.
  @Test func everyModuleHasItsFixtures() throws {
    let modules = try Manifest().modules
    #expect(modules.count >= 5)
    #expect(Set(Self.fixtures.filter { $0.name == "Testable" }.map(\.folder)) == Set(modules))
    #expect(Self.fixtures.count >= 45)
  }

  private func expectRefusal(of fixture: Fixture) async throws {
    let compiler = Compiler()
    let flags = try Manifest().featureFlags
    let expected = try #require(fixture.expectedError)
    let errors = try await compiler.errors(in: fixture.source, flags: flags)
    #expect(
      errors.contains { $0.message.contains(expected) },
      "This should not compile; the compiler said: \(errors)")
    #expect(Set(errors.map(\.line)) == fixture.forbiddenLines)
    #expect(try await compiler.errors(in: fixture.control, flags: flags) == [])
  }
}
