import APIComparison
import PublicAPI

/// Clients that use a type alias and what it stands for in place of each other.
enum AliasUses {
  static func drafts(of alias: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(of: alias, in: scope)
    guard receiver.kind != .foreign, let underlying = alias.type.map(receiver.generics.resolved) else {
      return []
    }
    let name = TypeName(alias.name, arguments: alias.generics.map(\.argument))
    let named = receiver.kind == .module ? TypeExpression.named([name]) : receiver.type.member(name)
    let isProtocol = scope.names.type(named: underlying, from: alias.context)?.kind == .protocol
    let escaping = scope.names.isFunction(underlying) ? "@escaping " : ""
    // Swift cannot infer a parameter of the type around the alias that the alias does not use.
    let isOpen = receiver.generics.parameters.contains { !underlying.mentions($0.name) }
    let metatype = isOpen ? ["_ type: \(receiver.type).Type"] : []
    func swap(_ box: String, _ escaping: String) -> String {
      let types = ["\(box)\(named)", "\(box)\(grouped(underlying, box))"]
      let parameters = types.enumerated().map { "_ value\($0): \(escaping)\($1)" }
      if isOpen {
        // Of a tuple with both, the compiler fails without a message where they are functions.
        let body = ["let same: \(types[0]) = value1", "let other: \(types[1]) = value0", "_ = (same, other)"]
        return ClientFunction(receiver: receiver, parameters: metatype + parameters, body: body).source
      }
      return ClientFunction(
        receiver: receiver, parameters: parameters, result: "(\(types[0]), \(types[1]))",
        body: ["return (value1, value0)"]
      ).source
    }
    let plain = swap("", escaping)
    let taking = ClientFunction(
      receiver: receiver, parameters: metatype + ["_ value0: \(escaping)\(named)"], body: [])
    // A parameter's type would imply the requirements that this client wants to do without.
    let naming = ClientFunction(receiver: receiver, body: ["_ = (\(named)).self"]).source
    let isGeneric = !alias.generics.isEmpty || !receiver.generics.parameters.isEmpty
    let generic = !isGeneric ? [] : [ClientDraft(.useAlias, naming)]
    if isProtocol { return [ClientDraft(.useAlias, swap("any ", ""))] }
    let simple = [ClientDraft(.useAlias, alternatives: [taking.source, plain])]
    if case .composition = underlying {
      return [ClientDraft(.useAlias, alternatives: [swap("any ", ""), plain])]
    }
    let metatypes = ClientFunction(
      receiver: receiver, parameters: ["_ value0: (\(named)).Type"], result: "(\(underlying)).Type",
      body: ["return value0"])
    return simple + generic + [
      ClientDraft(.useAlias, alternatives: [plain, swap("any ", ""), metatypes.source])
    ]
  }

  private static func grouped(_ type: TypeExpression, _ box: String) -> String {
    if case .composition = type, !box.isEmpty { "(\(type))" } else { type.description }
  }
}
