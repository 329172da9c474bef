/// A defect and what became of it.
public struct Judgement: Sendable, Hashable {
  /// The defect.
  public let defect: Defect
  /// What became of it.
  public let outcome: Outcome
  /// What told so, such as the first complaint of a test or the reason in the record; empty if nothing did.
  let evidence: String

  /// Says that `outcome` became of `defect`, and what told so.
  public init(_ defect: Defect, _ outcome: Outcome, evidence: String = "") {
    (self.defect, self.outcome, self.evidence) = (defect, outcome, evidence)
  }
}
