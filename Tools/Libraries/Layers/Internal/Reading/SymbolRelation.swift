/// A relationship of two symbols in a symbol graph.
struct SymbolRelation: Decodable {
  let kind: String
  let source: String
  private let target: String
  private let targetFallback: String?

  /// Whether the source conforms to the target, or inherits from it.
  var isInheritance: Bool { ["conformsTo", "inheritsFrom"].contains(kind) }

  /// Whether the source is a member of the target.
  var isMembership: Bool { ["memberOf", "requirementOf", "optionalRequirementOf"].contains(kind) }

  /// The target as a type.
  var type: NamedType {
    let name = (targetFallback ?? target).split(separator: ".").last.map { String($0) }
    return NamedType(identifier: target, name: name ?? target)
  }
}
