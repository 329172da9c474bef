import Testing

@Suite struct CircleTests {
  /// The modules whose folders still form circles; the list can only become shorter.
  private static let withCircles: Set = [
    "Compatibility"
  ]

  private static let modules = SourceModule.libraries + SourceModule.all(below: "Tools/Commands")

  @Test(arguments: modules.filter { !withCircles.contains($0.name) })
  func noFoldersOfAModuleNameEachOther(module: SourceModule) {
    #expect(module.folderDependencies.circles.map(\.description) == [])
  }

  @Test(arguments: withCircles)
  func aModuleWhoseCirclesAreGoneIsNotExcused(name: String) {
    let circles = Self.modules.filter { $0.name == name }.flatMap(\.folderDependencies.circles)
    #expect(!circles.isEmpty, "Take \(name) from the list: its folders form no circle.")
  }

  @Test func noModulesImportEachOther() {
    #expect(SourceModule.importDependencies(of: Self.modules).circles.map(\.description) == [])
  }
}
