import APIComparison
import PublicAPI

/// Clients that only borrow a value of a type that cannot be copied, and that no longer may as soon as it can.
enum BorrowingUses {
  /// Uses a borrowed value in what is evaluated later, as the right side of `&&` is: what can be copied may not be captured
  /// there without a copy that somebody asks for.
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard type.inheritance.contains(.noncopyable), scope.isThorough else { return [] }
    let receiver = Receiver(path: type.context + [type.name], in: scope).withCopyableArguments(borrowed: true)
    return scope.borrowers(of: type).prefix(1).map { user in
      let place = user.context.isEmpty ? user.borrows(type) : nil
      let written = place.map { [$0: ArgumentSpelling(text: "it")] } ?? [:]
      let arguments = ClientArguments(for: user, .written(written), through: receiver, in: scope)
      let effects = user.effectsOfUse.mapped(receiver.generics.resolved).withoutRethrowing(in: [])
      let clause = effects.clause
      let client = ClientFunction(
        receiver: receiver, access: .constant, isolation: scope.isolation(of: user),
        parameters: arguments.parameters, effects: clause,
        body: [
          "func later<Value>(_ value: @autoclosure ()\(clause) -> Value)\(clause) {}",
          "\(effects.prefix(mustAwait: false))later(\(expression(user, arguments)))",
        ])
      return ClientDraft(.read, client.source).only(.borrowedParameter)
    }
  }

  private static func expression(_ user: Declaration, _ arguments: ClientArguments) -> String {
    let start = user.context.isEmpty ? "" : "it."
    return switch user.kind {
    case .function: "\(start)\(user.name.asMember)\(arguments.list)"
    case .subscript: "it[\(arguments.expressions.joined(separator: ", "))]"
    default: "\(start)\(user.name.asMember)"
    }
  }
}
