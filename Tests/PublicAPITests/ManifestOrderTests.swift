import Foundation
import PublicAPI
import Testing

/// The package manager prints sets in another order each time.
@Suite struct ManifestOrderTests {
  private static func dump(_ traits: String) -> Data {
    Data(
      """
      {"name":"Kitchen","toolsVersion":{"_version":"6.1.0"},"products":[],"targets":[{"name":"Kettle","type":"regular",
      "dependencies":[{"target":["Water",{"platformNames":["linux"],"traits":\(traits)}]}],
      "settings":[{"condition":{"platformNames":[],"traits":\(traits)}}]}],
      "traits":[{"name":"Hot","enabledTraits":\(traits)}],
      "dependencies":[{"fileSystem":[{"identity":"heat","path":"/heat","traits":\(traits)}]}]}
      """.utf8)
  }

  @Test func theOrderOfTraitsMeansNothing() throws {
    let first = try PackageManifest(dump: Self.dump(#"["Steam","Fire"]"#))
    #expect(try PackageManifest(dump: Self.dump(#"["Fire","Steam"]"#)) == first)
    #expect(try PackageManifest(dump: Self.dump(#"["Fire","Ice"]"#)) != first)
  }
}
