/// Findings that one edit would mend: in a module, a type, an extension, or the imports of a file.
public struct NarrowingGroup: Sendable, Hashable, Encodable {
  /// What it is about: a declaration, or several that have a type or a module in common.
  let subject: String
  /// The levels that they say, or the parts that they are.
  public let from: String
  /// The level that is enough for all of them, or that they can be left out.
  public let to: String
  /// The file of the first of them, in the package.
  public let path: String
  /// The line of the first of them.
  public let line: Int
  /// How many declarations fewer would be seen by other modules, or by clients to inherit from.
  public let declarations: Int
  /// Which of the report's findings they are, by number from 0 on.
  public let findings: [Int]
  /// Whether tests use one of them, and nothing else outside of its module.
  let onlyTestsUse: Bool

  /// What could be done, in a sentence without an end.
  public var title: String { "\(subject): \(from) could be \(to)" }
}
