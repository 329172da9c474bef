/// A use of a module that a rule does not allow.
public struct LayerFinding: Sendable, Hashable, Codable {
  /// The module that breaks the rule.
  public let module: String
  /// The module that it must not use, or not in this way.
  public let used: String
  /// The text of the rule.
  public let rule: String
  /// What is wrong, in a sentence.
  public let message: String
  /// The first place of the use; nil if it is unknown.
  public let place: SourcePlace?
  /// How many more places the use has.
  let more: Int
}
