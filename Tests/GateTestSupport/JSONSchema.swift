public import Foundation

/// The part of JSON Schema that this project's own schema is written in.
public struct JSONSchema: Sendable {
  let data: Data

  /// Takes the text of a schema.
  init(_ data: Data) {
    self.data = data
  }

  /// What in the document is not as the schema says, one line each; a key that no schema names is among it.
  public func violations(in document: Data) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    return try Definitions(schemas: root["$defs"] as? [String: Any] ?? [:])
      .violations(of: root, in: JSONSerialization.jsonObject(with: document), at: "")
  }
}

/// What a schema calls by name, while a document is looked at.
private struct Definitions {
  let schemas: [String: Any]

  func violations(of schema: [String: Any], in value: Any, at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.split(separator: "/").last.map { String($0) } ?? ""
      guard let found = schemas[name] as? [String: Any] else {
        return ["\(path): the schema has no \(reference)"]
      }
      return violations(of: found, in: value, at: path)
    }
    if let choices = schema["enum"] as? [String] {
      return choices.contains { $0 == value as? String } ? [] : ["\(path): \(value) is none of \(choices)"]
    }
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path): \(value) is not \(constant)"]
    }
    let types = (schema["type"] as? [String]) ?? (schema["type"] as? String).map { [$0] } ?? []
    guard types.contains(where: { Self.isOfType($0, value) }) else {
      return ["\(path): \(value) is no \(types)"]
    }
    if let object = value as? [String: Any] { return violations(of: schema, in: object, at: path) }
    guard let items = value as? [Any], let schema = schema["items"] as? [String: Any] else { return [] }
    return items.enumerated().flatMap { violations(of: schema, in: $1, at: "\(path)[\($0)]") }
  }

  private func violations(of schema: [String: Any], in object: [String: Any], at path: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    return missing.map { "\(path): \($0) is missing" }
      + object.flatMap { key, value in
        properties[key].map { violations(of: $0, in: value, at: "\(path).\(key)") } ?? [
          "\(path): \(key) is unknown"
        ]
      }
  }

  private static func isOfType(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int
    case "boolean": value is Bool
    case "null": value is NSNull
    default: false
    }
  }
}
