import Changes
import Compatibility

/// A rule that the catalogue does not have.
struct ExplainError: Error, CustomStringConvertible {
  let rule: String

  var description: String {
    "There is no rule \(rule)" + spellingHint(for: rule, among: RuleCatalogue.all.map(\.id))
  }
}
