/// A name in code that was not built, whether it is spelled there or only meant.
public struct UnbuiltWord: Sendable, Hashable {
  /// The name.
  public let word: String
  /// Its first byte in its file, or that of what means it.
  public let offset: Int
  /// Whether it is that of a type that is extended by what it conforms to.
  public private(set) var isConforming = false
  /// The label of the first argument where the name is called, `_` where that has none, or nil where it can be any.
  public private(set) var label: String?
  /// The sides of an operator on which a number, a text, `nil` or a truth value is all that it takes.
  public private(set) var literals: Set<Side> = []

  /// A side of an operator between two operands.
  public enum Side: Sendable, Hashable {
    /// What stands before it.
    case left
    /// What stands behind it.
    case right
  }
}
