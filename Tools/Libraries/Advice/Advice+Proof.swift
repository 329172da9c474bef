extension Advice {
  /// Who says that the advice holds.
  public enum Proof: Sendable, Hashable {
    /// A compiled client breaks with the later change as the declaration is, and does not as it is advised.
    case client(source: String, complaint: String)
    /// The compiler accepts the module with what is advised.
    case module
    /// Nobody but the rule, for this reason.
    case none(reason: String)
  }
}
