import PublicAPI

/// An associated type that nobody wrote down, and what is new and may make it another.
struct InferredAssociatedType: Sendable {
  /// The type that has it.
  let type: Declaration
  /// Its name.
  let associatedType: String
  /// What it may have been.
  let candidates: [TypeExpression]
  /// Whether its values are thrown.
  private(set) var isOfErrors = false
  /// What is new.
  let addition: Declaration
}
