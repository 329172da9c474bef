public import PublicAPI

/// An associated type that nobody wrote down, and what is new and may make it another.
public struct InferredAssociatedType: Sendable {
  /// The type that has it.
  public let type: Declaration
  /// Its name.
  public let associatedType: String
  /// What it may have been.
  public let candidates: [TypeExpression]
  /// Whether its values are thrown.
  public private(set) var isOfErrors = false
  /// What is new.
  public let rival: Declaration
}
