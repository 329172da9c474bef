import Testing

@Suite struct CircleTests {
  private static let modules = SourceModule.libraries + SourceModule.all(below: "Tools/Commands")

  @Test(arguments: modules)
  func noFoldersOfAModuleNameEachOther(module: SourceModule) {
    #expect(module.folderDependencies.circles.map(\.description) == [])
  }

  @Test func noModulesImportEachOther() {
    #expect(SourceModule.importDependencies(of: Self.modules).circles.map(\.description) == [])
  }
}
