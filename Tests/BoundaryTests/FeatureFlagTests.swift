import Testing

/// The settings of `Package.swift`, each shown to change what the compiler accepts.
///
/// The compiler takes a feature that it does not know without a word, so a misspelt flag would go unnoticed.
@Suite struct FeatureFlagTests {
  private static let fixtures = Fixture.all(in: "FeatureFlags")

  @Test func everySettingHasItsFixture() throws {
    let settings = try Manifest().settings
    #expect(settings.count >= 7)
    #expect(Self.fixtures.map(\.name).sorted() == settings.keys.sorted())
  }

  @Test(arguments: fixtures)
  func everySettingBites(fixture: Fixture) async throws {
    let compiler = Compiler()
    let setting = try #require(try Manifest().settings[fixture.name])
    // Some settings only warn; that all warnings are errors is the subject of one fixture, and the means of the rest.
    let strict = fixture.name == "TreatAllWarnings" ? [] : ["-warnings-as-errors"]
    let with = try await compiler.errors(in: fixture.source, flags: strict + setting)
    let without = try await compiler.errors(in: fixture.source, flags: strict)
    // Some features forbid what was allowed, others allow what was forbidden.
    let (refused, accepted) = fixture.isAllowedBySetting ? (without, with) : (with, without)
    let expected = try #require(fixture.expectedError)
    #expect(refused.contains { $0.message.contains(expected) }, "\(refused)")
    #expect(accepted == [])
  }

  @Test func theCompilerKnowsEveryFeature() async throws {
    let known = try await Compiler().supportedFeatures()
    for feature in try Manifest().upcomingFeatures { #expect(known.contains("\"\(feature)\"")) }
    #expect(!known.contains("\"ExistentialAnny\""))
  }

  @Test func aMisspeltFeatureIsAcceptedInSilence() async throws {
    let fixture = try #require(Self.fixtures.first { $0.name == "ExistentialAny" })
    let flags = ["-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAnny"]
    #expect(try await Compiler().errors(in: fixture.source, flags: flags) == [])
  }

  @Test func theFeaturesReachTheTargets() throws {
    #expect(try Set(Manifest().upcomingFeatures) == EnabledFeatures.here)
  }
}
