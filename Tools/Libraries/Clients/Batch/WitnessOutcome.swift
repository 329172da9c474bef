/// What became of a witness.
public struct WitnessOutcome: Sendable, Hashable {
  /// What the client does, and with what.
  public let witness: Witness
  /// The client's source that compiles against the old side, as a reader wants it.
  public let source: String
  /// What the compiler says about the client on the new side, or nil if it still compiles.
  public let complaint: String?

  /// Makes an outcome.
  public init(witness: Witness, source: String, complaint: String?) {
    self.witness = witness
    self.source = source
    self.complaint = complaint
  }
}
