/// A generic constraint of a symbol graph.
struct SymbolConstraint: Decodable, Hashable {
  let kind: String
  let lhs: String
  let rhs: String

  /// The constraint as a where clause writes it.
  var requirement: GenericRequirement {
    let left = TypeParser.parse(lhs)
    let right = TypeParser.parse(rhs)
    return kind == "sameType" ? .sameType(left, right) : .conformance(left, right)
  }

  /// Whether the constraint holds for every type that does not say otherwise.
  var isImplied: Bool {
    kind != "sameType" && Declaration.impliedConformances.contains(rhs)
  }
}
