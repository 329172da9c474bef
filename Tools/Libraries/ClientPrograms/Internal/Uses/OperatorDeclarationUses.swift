import APIComparison
import PublicAPI

/// Clients that rely on an operator's declaration or on a precedence group.
enum OperatorDeclarationUses {
  static func drafts(of declaration: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let name = declaration.name
    let client = "Client\(Client.numberMark)"
    guard let fixity = [Modifier.prefix, .postfix].first(where: declaration.modifiers.contains) else {
      let function = "static func \(name) (left: Self, right: Self) -> Self { left }"
      let relations = PrecedenceRelations(
        of: declaration.detail.isEmpty ? "DefaultPrecedence" : declaration.detail, groups: scope.groups)
      return [ClientDraft(.declareOperator, "struct \(client) { \(function) }\n")]
        + PrecedenceUses.clients(using: name, related: relations).map { ClientDraft(.relatePrecedence, $0) }
    }
    let function = "static \(fixity) func \(name) (value: Self) -> Self { value }"
    return [ClientDraft(.declareOperator, "struct \(client) { \(function) }\n")]
  }

  /// Expressions with the standard library's operator called `name`, whose neighbours bind less or as much.
  static func standard(_ name: String) -> [ClientDraft] {
    ["1 \(name) 2 \(name) 3", "1 \(name) 2 == 3", "1 \(name) 2 && true", "true \(name) true == true"].map {
      ClientDraft(.relatePrecedence, "func client\(Client.numberMark)() {\n  _ = \($0)\n}\n")
    }
  }

  static func drafts(ofGroup group: Declaration) -> [ClientDraft] {
    let name = PrecedenceUses.clientOperator
    let declaration = "infix operator \(name): \(group.name)\n"
    let relations = PrecedenceRelations(of: group.name, groups: [group.name: group])
    return [ClientDraft(.joinPrecedenceGroup, declaration)]
      + PrecedenceUses.clients(using: name, related: relations).map {
        ClientDraft(.relatePrecedence, declaration + $0)
      }
  }
}
