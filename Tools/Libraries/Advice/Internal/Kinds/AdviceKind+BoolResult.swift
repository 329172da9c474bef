import PublicAPI

extension AdviceKind {
  /// Functions with a discardable Bool that tells how they went.
  ///
  /// Mutating methods do not count: whether the value has changed is all that they have to tell.
  static let boolResult = AdviceKind(
    "bool-result",
    "An action returns a Bool to say how it went. A Bool cannot give a reason or a third result.",
    meets: "result-type-changed"
  ) { module in
    module.declarations(.function).compactMap { action in
      guard action.has(.discardableResult), action.type == .named([TypeName("Bool")]), !action.isOperator,
        !action.modifiers.contains(.mutating), !module.isWitness(action)
      else { return nil }
      return AdvisedDeclaration(
        about: action,
        "‘\(action.title)’ does something and returns a Bool that nobody has to read. Clients that read it break"
          + " once there is more to tell.",
        change: AdvisedChange(
          "an error, or a structure for the result that can gain properties", from: [action],
          to: [action.after { $0.type = .named([TypeName("Outcome")]) }], experiment: experiment(on: action)))
    }
  }

  private static func experiment(on action: Declaration) -> Experiment {
    func result(_ addition: String) -> String {
      "public struct Outcome {\n  public let succeeded: Bool\n\(addition)}\n"
        + action.function(giving: "Outcome")
    }
    func client(_ member: String) -> String {
      "func client\(action.genericClause)\(action.clientClause)\(action.whereClause) {\n  if \(action.call)\(member) {}\n}\n"
    }
    let later = "  public let addedLater: String\n"
    return Experiment(
      asIs: .init(today: action.function(giving: "Bool"), later: result(later), client: client("")),
      advised: .init(today: result(""), later: result(later), client: client(".succeeded")))
  }
}
