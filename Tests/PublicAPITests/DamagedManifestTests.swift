import APIComparison
import Foundation
import PublicAPI
import TestSupport
import Testing

@Suite struct DamagedManifestTests {
  private static let dump = """
    {"name":"Kitchen","toolsVersion":{"_version":"6.1.0"},"platforms":[{"platformName":"macos","version":"13.0",
    "options":[]}],"products":[{"name":"Kettle","targets":["Kettle"],"type":{"library":["automatic"]}}],"targets":
    [{"name":"Kettle","type":"regular","path":null,"dependencies":[{"byName":["Water",null]}],"settings":[]}],
    "traits":[{"name":"default","enabledTraits":["Steam"]},{"name":"Steam","enabledTraits":["default"]}],
    "dependencies":[{"fileSystem":[{"identity":"water","path":"../Water"}]}]}
    """

  @Test func aSoundManifestIsRead() throws {
    let sound = try PackageManifest(dump: Data(Self.dump.utf8)).promises
    let renamed = try PackageManifest(dump: Data(Self.dump.replacing("\"Kettle\"", with: "\"Pan\"").utf8))
      .promises
    #expect(renamed.changes(since: sound).map(\.declaration).sorted() == ["library Kettle", "library Pan"])
  }

  /// Whoever reads a manifest says where it lies, so that this reader only has to refuse what it cannot read.
  @Test func damagedManifestsAreReadOrRefused() {
    _ = Damage.refusals(of: Self.dump, seed: 22) { _ = try PackageManifest(dump: $0) }
  }

  @Test func aManifestThatLiesDeepInItselfIsRefused() {
    let deep = "{\"name\":" + String(repeating: "[", count: 100_000)
    #expect(throws: (any Error).self) { try PackageManifest(dump: Data(deep.utf8)) }
  }
}
