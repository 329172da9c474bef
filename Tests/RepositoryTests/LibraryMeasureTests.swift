import Testing

@Suite struct LibraryMeasureTests {
  /// How many declarations of a library are public.
  ///
  /// A number falls with what it counts, and does not rise unless somebody can say what for.
  private static let publicDeclarations = [
    "CatFacts": 17, "Documents": 14, "DogPhoto": 14, "Feedback": 18, "Networking": 24,
    "Advice": 52, "Alignment": 12,
    "BuildSystems": 67, "Caches": 51, "Changes": 58, "ClientDeclarations": 41, "Clients": 16,
    "CommandLines": 15,
    "Compatibility": 11,
    "Git": 18,
    "Mutants": 53, "Drawings": 7, "Layers": 39, "Lookup": 99, "Manifests": 40, "Packages": 54, "Pipeline": 21,
    "Processes": 62, "Proofs": 5,
    "Reports": 48, "Rivals": 36, "Substitutability": 12, "Statistics": 8, "SurfacePages": 6, "Surfaces": 167,
    "SymbolGraphs": 2,
    "FrontPage": 28,
    "LoopbackServer": 32, "Mutations": 7, "UnreachedCode": 6, "HostileAnswers": 8, "Indexes": 36,
    "Narrowing": 34, "Syntax": 64,
  ]

  @Test(arguments: SourceModule.libraries)
  func noFileIsLongerThan250Lines(library: SourceModule) {
    #expect(library.files.filter { $0.lineCount > 250 }.map(\.path) == [])
  }

  @Test(arguments: SourceModule.libraries)
  func mostFilesFitOnAScreen(library: SourceModule) throws {
    let lengths = library.files.map(\.lineCount).sorted()
    #expect(try #require(lengths.dropFirst(lengths.count / 2).first) < 80)
  }

  @Test(arguments: SourceModule.libraries)
  func aLibraryHasAtMost4000Lines(library: SourceModule) {
    #expect(library.files.map(\.lineCount).reduce(0, +) <= 4000)
  }

  @Test(arguments: SourceModule.libraries)
  func aSurfaceHasTheSizeThatIsWrittenDown(library: SourceModule) {
    let expected = Self.publicDeclarations[library.name]
    // A new module for clients has its budget from the start, which is enough.
    if expected == nil, !SourceModule.tools.contains(where: { $0.name == library.name }) { return }
    let count = library.files.map(\.publicDeclarations).reduce(0, +)
    #expect(expected == count, "\(library) has \(count) public declarations.")
  }

  @Test func everyNumberIsThatOfALibrary() {
    let names = Set(SourceModule.libraries.map(\.name))
    #expect(Set(Self.publicDeclarations.keys).subtracting(names) == [])
  }
}
