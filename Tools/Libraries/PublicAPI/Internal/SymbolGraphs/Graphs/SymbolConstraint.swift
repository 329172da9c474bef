/// A generic constraint of a symbol graph.
struct SymbolConstraint: Hashable {
  var kind = ""
  var left = ""
  var right = ""

  /// The constraint as a where clause writes it.
  var requirement: GenericRequirement {
    let subject = TypeExpression(printed: left)
    let constraint = TypeExpression(printed: right)
    return kind == "sameType" ? .sameType(subject, constraint) : .conformance(subject, constraint)
  }

  /// Whether the constraint holds for every type that does not say otherwise.
  var isImplied: Bool {
    kind != "sameType" && Declaration.impliedConformances.contains(right)
  }
}
