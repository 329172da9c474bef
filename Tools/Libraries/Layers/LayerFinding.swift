/// A use of a module that a rule does not allow.
public struct LayerFinding: Sendable, Hashable, Codable {
  /// The module that breaks the rule.
  public let module: String
  /// The one that it must not use so.
  public let used: String
  /// The line that it breaks.
  public let rule: String
  /// What is wrong, in a sentence.
  public let message: String
  /// Where it is to be seen, where that is known.
  public let place: SourcePlace?
  /// How many more places there are.
  let more: Int
}
