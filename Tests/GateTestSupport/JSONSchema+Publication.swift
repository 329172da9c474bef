public import Foundation

extension JSONSchema {
  /// The schema that the tools publish under a name.
  public static func published(_ name: String) throws -> JSONSchema {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Tools/\(name)").standardizedFileURL
    return JSONSchema(try Data(contentsOf: path))
  }

  /// What is wrong with the document once each object in it has a member that no schema knows, and how many those are.
  public func violations(ofAddingTo document: Data) throws -> (violations: [String], objects: Int) {
    let (extended, count) = Self.adding("more", to: try JSONSerialization.jsonObject(with: document))
    return (try violations(in: JSONSerialization.data(withJSONObject: extended)), count)
  }

  /// The value with one more member in each object, and how many those are.
  private static func adding(_ key: String, to value: Any) -> (value: Any, count: Int) {
    if let values = value as? [Any] {
      let parts = values.map { adding(key, to: $0) }
      return (parts.map(\.value), parts.map(\.count).reduce(0, +))
    }
    guard let object = value as? [String: Any] else { return (value, 0) }
    let parts = object.mapValues { adding(key, to: $0) }
    return (
      parts.mapValues(\.value).merging([key: 1]) { $1 }, parts.values.map(\.count).reduce(1, +)
    )
  }
}
