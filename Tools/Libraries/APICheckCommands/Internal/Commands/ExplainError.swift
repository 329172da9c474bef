import APIComparison

/// A rule that the catalogue does not have.
struct ExplainError: Error, CustomStringConvertible {
  let rule: String

  var description: String { unknownRule(rule, among: RuleCatalogue.all.map(\.id)) }
}
