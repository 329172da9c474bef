/// How two symbols belong together.
struct SymbolRelation: Decodable {
  let kind: String
  let source: String
  private let target: String
  private let targetFallback: String?

  /// Whether the one is a kind of the other.
  var isInheritance: Bool { ["conformsTo", "inheritsFrom"].contains(kind) }

  /// What the one is a kind of.
  var type: NamedType {
    let name = (targetFallback ?? target).split(separator: ".").last.map { String($0) }
    return NamedType(identifier: target, name: name ?? target)
  }
}
