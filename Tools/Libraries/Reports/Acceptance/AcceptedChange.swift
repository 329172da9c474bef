import Compatibility

/// The decision to let one change pass.
public struct AcceptedChange: Sendable, Hashable {
  /// The identifier of the rule that found the change.
  let rule: String
  /// The full name of the declaration, as reports write it.
  let declaration: String
  /// The module of the declaration, or `Package.swift`.
  let module: String
  /// How long the decision holds.
  let until: AcceptanceLimit
  /// Why it was taken, in one line; empty in a record that somebody has damaged.
  let reason: String

  /// Makes a decision.
  public init(rule: String, declaration: String, module: String, until: AcceptanceLimit, reason: String) {
    self.rule = rule
    self.declaration = declaration
    self.module = module
    self.until = until
    self.reason = reason
  }

  /// Whether the decision is about `change` in `module`.
  func covers(_ change: Change, in module: String) -> Bool {
    (rule, declaration, self.module) == (change.rule.id, change.declaration, module)
  }

  /// Why the decision is void, given the newest version that is out and the current date; nil if it holds.
  func flaw(released: SemanticVersion?, today: CalendarDay?) -> AcceptanceProblem.Kind? {
    if reason.isEmpty { return .unexplained }
    return until.isOver(released: released, today: today) ? .expired : nil
  }
}

extension AcceptedChange: CustomStringConvertible {
  /// The line of the record, such as `async-added boil() in Kettle until 2.0.0: Callers were asked.`.
  public var description: String { "\(rule) \(declaration) in \(module) until \(until): \(reason)" }
}
