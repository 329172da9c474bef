/// A line that has to be removed from a record of decisions.
struct AcceptanceProblem: Hashable, Encodable {
  /// What is wrong with it.
  enum Kind: String, Encodable {
    /// The report has no change that the line is about.
    case unmatched
    /// The line gives no reason.
    case unexplained
    /// The decision held until a version or a day that is past.
    case expired
  }

  /// The record's file.
  let file: String
  /// The number of the line.
  let line: Int
  /// The text of the line.
  let text: String
  /// What is wrong with the line.
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
