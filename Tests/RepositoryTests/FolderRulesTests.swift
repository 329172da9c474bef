import Testing

@Suite struct FolderRulesTests {
  @Test func theRulesSeeTheWholeWorkspace() {
    #expect(SourceFile.ofModules.count >= 60)
    #expect(SourceFile.all.count >= 300)
  }

  @Test func pathsDifferInMoreThanCase() {
    // Some systems take `Tour` and `tour` for one file.
    let paths = Dictionary(grouping: SourceFile.all.map(\.path)) { $0.lowercased() }
    #expect(paths.values.filter { $0.count > 1 } == [])
  }

  @Test func testsImportOnlyWhatIsPublic() {
    let tests = SourceFile.all.filter { $0.path.hasPrefix("Tests/") }
    #expect(tests.flatMap { $0.places(of: ["@testable", "@_spi("]) } == [])
  }

  @Test func testsInProcessesOfTheirOwnTakeTurns() {
    let offenders = SourceFile.all.filter {
      $0.path.hasSuffix("Tests.swift")
        && $0.places(of: ["processExitsWith:"]).count > $0.places(of: [".oneExitAtATime"]).count
    }
    #expect(offenders.map(\.path) == [])
  }

  @Test func testsOfModulesLeaveItToTheSystemWhenFilesReachTheDisk() {
    let folders = SourceModule.all(below: "Modules").map { "Tests/\($0.name)Tests/" } + ["Tests/TestSupport/"]
    let tests = SourceFile.all.filter { file in folders.contains { file.path.hasPrefix($0) } }
    #expect(tests.flatMap { $0.places(of: [".write(to: ", "atomically:"]) } == [])
  }

  @Test func thereAreNoEscapeHatches() {
    let files = SourceFile.all.filter { !$0.isVendors }
    let hatches = ["@unchecked Sendable", "nonisolated(unsafe)", " try! ", " as! ", "fatalError("]
    #expect(files.flatMap { $0.places(of: hatches) } == [])
  }

  @Test func noAccessLevelHidesOnAnExtension() {
    let levels = ["public extension ", "package extension ", "private extension ", "fileprivate extension "]
    #expect(SourceFile.all.flatMap { $0.places(of: levels) } == [])
  }
}
