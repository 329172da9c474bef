public import Foundation

extension JSONSchema {
  /// The members that the schema has and the document shows nowhere, such as `change.client`.
  public func absentees(in document: Data) throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    let members = SchemaMembers(schemas: root["$defs"] as? [String: [String: Any]] ?? [:])
    let shown = try members.shown(in: JSONSerialization.jsonObject(with: document), by: root, "report")
    return members.all(of: root).subtracting(shown).sorted()
  }
}

/// The members that a schema names, each behind what it is a member of.
private struct SchemaMembers {
  let schemas: [String: [String: Any]]

  func all(of root: [String: Any]) -> Set<String> {
    schemas.reduce(into: named(by: root, "report")) { $0.formUnion(named(by: $1.value, $1.key)) }
  }

  private func named(by schema: [String: Any], _ name: String) -> Set<String> {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let items = (schema["items"] as? [String: Any]).map { named(by: $0, name) } ?? []
    return properties.reduce(into: items) { members, property in
      members.insert("\(name).\(property.key)")
      members.formUnion(named(by: property.value, "\(name).\(property.key)"))
    }
  }

  func shown(in value: Any, by schema: [String: Any], _ name: String) -> Set<String> {
    if let reference = (schema["$ref"] as? String)?.split(separator: "/").last.map({ String($0) }) {
      return shown(in: value, by: schemas[reference] ?? [:], reference)
    }
    if let values = value as? [Any], let items = schema["items"] as? [String: Any] {
      return values.reduce(into: []) { $0.formUnion(shown(in: $1, by: items, name)) }
    }
    guard let object = value as? [String: Any] else { return [] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    return object.reduce(into: []) { members, member in
      guard let property = properties[member.key] else { return }
      members.insert("\(name).\(member.key)")
      members.formUnion(shown(in: member.value, by: property, "\(name).\(member.key)"))
    }
  }
}
