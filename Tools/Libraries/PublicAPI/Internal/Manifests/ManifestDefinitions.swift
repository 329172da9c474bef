import Foundation

/// What `swift package dump-package` prints, cut into texts that are equal if they mean the same.
struct ManifestDefinitions {
  /// The package without its path on disk, its products and its targets.
  let package: String
  /// The targets by name.
  let targets: [String: String]

  init(dump data: Data) throws {
    guard var package = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw CocoaError(.coderReadCorrupt)
    }
    let targets = package.removeValue(forKey: "targets") as? [[String: Any]] ?? []
    for key in ["packageKind", "products"] { package[key] = nil }
    self.package = try Self.text(of: package)
    self.targets = try Dictionary(
      targets.map { ($0["name"] as? String ?? "", try Self.text(of: $0)) }, uniquingKeysWith: { $1 })
  }

  private static func text(of object: Any) throws -> String {
    let data = try JSONSerialization.data(
      withJSONObject: ordered(object), options: [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed])
    return String(decoding: data, as: UTF8.self)
  }

  /// The value with traits in order: they are sets, which the package manager prints in a new order each time.
  private static func ordered(_ value: Any) throws -> Any {
    switch value {
    case let list as [Any]: return try list.map(ordered)
    case let object as [String: Any]:
      var object = try object.mapValues(ordered)
      for key in ["traits", "enabledTraits"] {
        guard let members = object[key] as? [Any] else { continue }
        object[key] = try members.map { (text: try text(of: $0), member: $0) }.sorted { $0.text < $1.text }
          .map(\.member)
      }
      return object
    default: return value
    }
  }
}
