import APIComparison

/// A shape of a declaration that cannot grow without a break.
public struct AdviceKind: Sendable {
  /// The identifier that reports, levels and comments use, such as `growing-enum`.
  public let id: String
  /// What is wrong with the shape, as a sentence.
  public let statement: String
  /// The rule of the catalogue that the later change meets.
  public let ruleID: String
  /// Why no compiler can be asked about some advice of the kind.
  public let unprovable: String
  let find: @Sendable (AdvisedModule) -> [FoundShape]

  /// A kind whose later change meets the rule with the identifier `ruleID`.
  init(
    _ id: String, _ statement: String, meets ruleID: String,
    unprovable: String = "there is no client of it that can be written",
    find: @escaping @Sendable (AdvisedModule) -> [FoundShape]
  ) {
    self.id = id
    self.statement = statement
    self.ruleID = ruleID
    self.unprovable = unprovable
    self.find = find
  }

  /// What the catalogue says of the later change: what it is, and why clients notice.
  public var reason: String {
    RuleCatalogue.rule(id: ruleID).map { "\($0.summary) \($0.why)" } ?? ""
  }
}

extension AdviceKind: Hashable {
  /// Whether both have the same identifier.
  public static func == (one: AdviceKind, other: AdviceKind) -> Bool { one.id == other.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
