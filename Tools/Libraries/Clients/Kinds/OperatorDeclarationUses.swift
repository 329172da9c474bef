import Surfaces

/// Clients that rely on an operator's declaration or on a precedence group.
enum OperatorDeclarationUses {
  static func drafts(of declaration: Declaration, in scope: ClientScope) -> [WitnessDraft] {
    let name = declaration.name
    let client = "Client\(Witness.numberMark)"
    guard let fixity = ["prefix", "postfix"].first(where: declaration.modifiers.contains) else {
      let function = "static func \(name) (left: Self, right: Self) -> Self { left }"
      let relations = PrecedenceRelations(
        of: declaration.detail.isEmpty ? "DefaultPrecedence" : declaration.detail, groups: scope.groups)
      return [WitnessDraft(.declareOperator, "struct \(client) { \(function) }\n")]
        + relations.clients(using: name).map { WitnessDraft(.relatePrecedence, $0) }
    }
    let function = "static \(fixity) func \(name) (value: Self) -> Self { value }"
    return [WitnessDraft(.declareOperator, "struct \(client) { \(function) }\n")]
  }

  static func drafts(ofGroup group: Declaration) -> [WitnessDraft] {
    let name = PrecedenceRelations.clientOperator
    let declaration = "infix operator \(name): \(group.name)\n"
    let relations = PrecedenceRelations(of: group.name, groups: [group.name: group])
    return [WitnessDraft(.joinPrecedenceGroup, declaration)]
      + relations.clients(using: name).map { WitnessDraft(.relatePrecedence, declaration + $0) }
  }
}
