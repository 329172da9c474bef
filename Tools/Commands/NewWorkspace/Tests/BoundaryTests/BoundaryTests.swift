import Testing

/// Clients of the built modules that must not compile, and do without the lines that go too far.
@Suite struct BoundaryTests {
  @Test func thereAreFixtures() throws {
    #expect(try !Fixture.all().isEmpty)
  }

  @Test(arguments: try Fixture.all())
  func theCompilerRefusesWhatIsForbidden(fixture: Fixture) throws {
    let expected = try #require(fixture.expectedError, "The first line has to be “// error: TEXT”.")
    let errors = try Compiler().errors(in: fixture.source)
    #expect(errors.contains { $0.message.contains(expected) }, "The compiler said: \(errors)")
    #expect(Set(errors.map(\.line)) == fixture.forbiddenLines)
    #expect(try Compiler().errors(in: fixture.control) == [])
  }
}
