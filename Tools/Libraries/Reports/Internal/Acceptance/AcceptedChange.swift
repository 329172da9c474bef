import APIComparison

/// The decision to let one change pass.
struct AcceptedChange {
  /// The identifier of the rule that found the change.
  let rule: String
  /// The full name of the declaration, as reports write it.
  let declaration: String
  /// The module of the declaration, or `Package.swift`.
  let module: String
  /// How long the decision holds.
  let until: AcceptanceLimit
  /// Why the decision was taken, in one line; empty in a record that somebody has damaged.
  let reason: String

  /// The line of the record, such as `async-added boil() in Kettle until 2.0.0: Callers were asked.`.
  var line: String { "\(rule) \(declaration) in \(module) until \(until.text): \(reason)" }

  /// What a report says about the decision.
  var decision: Decision { Decision(reason: reason, until: until.text) }

  /// Whether the decision is about `change` in `module`.
  func covers(_ change: Change, in module: String) -> Bool {
    (rule, declaration, self.module) == (change.rule.id, change.declaration, module)
  }

  /// Whether this decision and `other` are about the same change.
  func replaces(_ other: AcceptedChange) -> Bool {
    (rule, declaration, module) == (other.rule, other.declaration, other.module)
  }

  /// Why the decision is void at `moment`; nil if it holds.
  func flaw(at moment: Moment) -> AcceptanceProblem.Kind? {
    if reason.isEmpty { return .unexplained }
    return until.isOver(at: moment) ? .expired : nil
  }
}
