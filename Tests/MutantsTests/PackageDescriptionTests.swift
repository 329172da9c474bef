import Mutants
import Testing

@Suite struct PackageDescriptionTests {
  private static let json = """
    The manifest says hello.
    {"name": "Kitchen", "products": [{"name": "Kettle", "targets": ["Kettle"]}], "targets": [
      {"name": "Kettle", "type": "library", "path": "Sources/Kettle", "target_dependencies": ["Steam"]},
      {"name": "Steam", "type": "library", "path": "Sources/Steam"},
      {"name": "Toaster", "type": "library", "path": "Sources/Toaster"},
      {"name": "Oven", "type": "library", "path": "Sources/Oven"},
      {"name": "OvenTests", "type": "test", "path": "Tests/OvenTests", "target_dependencies": ["Oven"]},
      {"name": "KettleTests", "type": "test", "path": "Tests/KettleTests", "target_dependencies": ["Kettle"]},
      {"name": "SteamTests", "type": "test", "path": "Tests/SteamTests", "target_dependencies": ["Steam"]},
      {"name": "ToastTests", "type": "test", "path": "Tests/ToastTests", "target_dependencies": ["Toaster"]}]}
    """

  @Test func modulesWithTestsOfTheirOwnAreKnown() throws {
    let description = try #require(PackageDescription(json: Self.json))
    #expect(description.name == "Kitchen")
    #expect(description.testedModules == ["Kettle", "Oven", "Steam"])
    #expect(description.usualModules == ["Kettle", "Steam"])
    #expect(description.folder(of: "Steam") == "Sources/Steam")
    #expect(description.folder(of: "Toast") == nil)
  }

  @Test func aManifestKeepsWhatATargetNeeds() throws {
    let description = try #require(PackageDescription(json: Self.json))
    #expect(
      description.manifestEnd(keeping: ["KettleTests"]).contains(#"![ "Kettle""#.replacing(" ", with: "")))
    #expect(
      description.manifestEnd(keeping: ["KettleTests"]).contains(#"["Kettle", "KettleTests", "Steam"]"#))
  }

  @Test(arguments: ["", "{}", "error"]) func otherTextIsNoDescription(text: String) {
    #expect(PackageDescription(json: text) == nil)
  }
}
