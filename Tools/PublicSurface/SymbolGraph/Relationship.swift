/// An edge of a symbol graph.
struct Relationship: Decodable {
  let kind: String
  let source: String
  let target: String
  let targetFallback: String?
  let swiftConstraints: [SymbolConstraint]?
}
