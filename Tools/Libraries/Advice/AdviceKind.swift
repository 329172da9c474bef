import APIComparison

/// A shape of a declaration that cannot grow without a break.
public struct AdviceKind: Sendable {
  /// The identifier that reports, levels and comments use, such as `growing-enum`.
  public let id: String
  /// What is wrong with such a declaration, as a sentence.
  public let statement: String
  /// The rule of the catalogue that reports the later change.
  public let ruleID: String
  /// Why the compiler cannot prove some advice of this kind.
  public let unprovable: String
  /// What the later change means for clients, where that of the rule is not the reason for the advice.
  private let why: String?
  let find: @Sendable (AdvisedModule) -> [AdvisedDeclaration]

  /// Makes a kind whose later change is reported by the rule with the identifier `ruleID`.
  ///
  /// What the catalogue says of that rule is the reason for the advice, unless `why` is.
  init(
    _ id: String, _ statement: String, why: String? = nil, meets ruleID: String,
    unprovable: String = "there is no client of it that can be written",
    find: @escaping @Sendable (AdvisedModule) -> [AdvisedDeclaration]
  ) {
    self.id = id
    self.statement = statement
    self.ruleID = ruleID
    self.why = why
    self.unprovable = unprovable
    self.find = find
  }

  /// Why to follow the advice: what changes later, and why clients notice.
  public var reason: String {
    why ?? RuleCatalogue.rule(id: ruleID).map { "\($0.summary) \($0.why)" } ?? ""
  }
}

extension AdviceKind: Hashable {
  /// Whether both have the same identifier.
  public static func == (one: AdviceKind, other: AdviceKind) -> Bool { one.id == other.id }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
