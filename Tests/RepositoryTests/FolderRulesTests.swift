import Testing

@Suite struct FolderRulesTests {
  private static let modules = SourceFile.all(below: "Modules").filter {
    !$0.path.hasPrefix("Modules/ThirdParty/")
  }
  private static let everything = ["Modules", "Tests", "Tools"].flatMap(SourceFile.all)

  @Test func theRulesSeeTheWholeWorkspace() {
    #expect(Self.modules.count >= 30)
    #expect(Self.everything.count >= 150)
  }

  @Test(arguments: modules.filter { $0.path.contains("/Internal/") })
  func nothingInternalIsPublic(file: SourceFile) {
    #expect(!file.declaresPublicly)
  }

  @Test(arguments: modules.filter { !$0.path.contains("/Internal/") })
  func aFileAtAModulesRootDeclaresAPI(file: SourceFile) {
    #expect(file.declaresPublicly)
  }

  @Test func noFileIsLongerThan250Lines() {
    let long = Self.everything.filter { $0.lines.count > 251 }
    #expect(long.map(\.path) == [])
  }

  @Test func mostFilesFitOnAScreen() throws {
    let lengths = Self.everything.map(\.lines.count).sorted()
    #expect(try #require(lengths.dropFirst(lengths.count / 2).first) < 80)
  }

  @Test(arguments: SourceFile.all(below: "Tests"))
  func testsImportOnlyWhatIsPublic(file: SourceFile) {
    #expect(file.lineNumbers { $0.contains(#/^\s*@(testable|_spi\(.*\)) import/#) } == [])
  }

  /// The vendor is careless because vendors are; this folder names the hatches to look for.
  @Test(
    arguments: everything.filter {
      !$0.path.hasPrefix("Modules/ThirdParty/") && !$0.path.hasPrefix("Tests/RepositoryTests/")
    })
  func thereAreNoEscapeHatches(file: SourceFile) {
    let hatches = #/@unchecked Sendable|nonisolated\(unsafe\)|\btry!|\bas!|fatalError\(/#
    #expect(file.lineNumbers { $0.contains(hatches) && !$0.contains("\"") && !$0.contains("//") } == [])
  }

  @Test(arguments: everything)
  func noAccessLevelHidesOnAnExtension(file: SourceFile) {
    #expect(file.lineNumbers { $0.contains(#/^(public|package|private|fileprivate) extension /#) } == [])
  }
}
