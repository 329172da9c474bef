/// A line of a record of decisions that has to go.
struct AcceptanceProblem: Hashable, Encodable {
  /// What is wrong with it.
  enum Kind: String, Encodable {
    /// No change is what it speaks of.
    case unmatched
    /// It does not say why.
    case unexplained
    /// It held until a version or day that is over.
    case expired
  }

  /// The record's file.
  let file: String
  /// The number of the line.
  let line: Int
  /// The line itself.
  let text: String
  /// What is wrong with it.
  let kind: Kind
}

extension AcceptanceProblem {
  /// One sentence that says what is wrong and what to do.
  var explanation: String {
    switch kind {
    case .unmatched: "No change is what this line accepts; delete it."
    case .unexplained: "This line does not say why the change is accepted; delete it, or add the reason."
    case .expired: "This line has expired, and its change counts again; delete it, or decide anew."
    }
  }
}
