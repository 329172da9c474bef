/// What a tool says about a change.
public enum Answer: String, Hashable, Sendable {
  /// Clients break.
  case breaking
  /// Clients do not notice, or need not care.
  case harmless
  /// Nothing, since it failed.
  case failed
}
