extension Change {
  /// The change that another one is told with.
  public struct Cause: Sendable, Hashable, Codable {
    /// What one change has to do with the other.
    public enum Relation: String, Sendable, Hashable, Codable {
      /// The declaration names what the other change is about, or has to follow it, and differs in nothing else.
      case consequence
      /// Both declarations were changed in the same way.
      case sameEdit = "same-edit"
    }

    /// The identifier of the other change's rule.
    public let rule: String
    /// The full name of what the other change is about.
    public let declaration: String
    /// What they have to do with each other.
    public let relation: Relation

    /// Makes a cause from the identifier of a rule, and the full name of what that is about.
    public init(rule: String, declaration: String, relation: Relation) {
      (self.rule, self.declaration, self.relation) = (rule, declaration, relation)
    }

    /// Whether `change` is the other change.
    public func isAbout(_ change: Change) -> Bool {
      change.rule.id == rule && change.declaration == declaration
    }
  }
}
