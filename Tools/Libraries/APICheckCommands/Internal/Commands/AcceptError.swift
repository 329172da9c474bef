/// Why a decision cannot be recorded.
enum AcceptError: Error {
  case noFinding(declaration: String, rule: String?, revision: String, found: [String])
  case undecided(declaration: String)
  case unknowable(String)
  /// The version that ends the decision is already released, or the day has passed.
  case over(until: String)
}

extension AcceptError: CustomStringConvertible {
  /// One sentence that names the declaration and says what to do.
  var description: String {
    switch self {
    case .noFinding(let declaration, let rule, let revision, let found):
      "There is no \(rule ?? "change") on \(declaration) since \(revision)"
        + "; " + (found.isEmpty ? "" : "choose among \(Set(found).sorted().joined(separator: ", ")), or ")
        + "name the revision to compare with by --against."
    case .undecided(let declaration):
      "The decision on \(declaration) has no reason or no end; give it --reason and --until."
    case .over(let until):
      "The limit \(until) is already past; give --until a future version or a future date."
    case .unknowable(let reason):
      "The gate cannot find out what changed; name the change with --rule and --module. \(reason)"
    }
  }
}
