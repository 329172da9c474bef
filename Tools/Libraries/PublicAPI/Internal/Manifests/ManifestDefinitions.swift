import Foundation

/// What `swift package dump-package` prints, cut into texts that are equal if they mean the same.
struct ManifestDefinitions {
  /// The package without its place on disk, its products and its targets.
  let package: String
  /// The targets by name.
  let targets: [String: String]

  init(dump data: Data) throws {
    guard var package = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.coderReadCorrupt)
    }
    let targets = package.removeValue(forKey: "targets") as? [[String: Any]] ?? []
    for key in ["packageKind", "products"] { package[key] = nil }
    // Sets, which are printed in another order each time.
    let traits = package["traits"] as? [[String: Any]] ?? []
    package["traits"] = try traits.map { trait in
      var trait = trait
      trait["enabledTraits"] = (trait["enabledTraits"] as? [String])?.sorted()
      return try Self.text(of: trait)
    }.sorted()
    self.package = try Self.text(of: package)
    self.targets = try Dictionary(
      targets.map { ($0["name"] as? String ?? "", try Self.text(of: $0)) }, uniquingKeysWith: { $1 })
  }

  private static func text(of object: [String: Any]) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
