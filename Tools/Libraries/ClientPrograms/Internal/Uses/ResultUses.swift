import APIComparison
import PublicAPI

/// Clients that use a member of what a declaration gives them, without naming any type.
enum ResultUses {
  static func drafts(of member: Declaration, on giver: Declaration, in scope: ClientScope) -> [ClientDraft] {
    var both = giver
    both.parameters = (giver.parameters ?? []) + (member.parameters ?? [])
    return MemberAccess.ways(to: giver, in: scope).compactMap { way in
      let arguments = ClientArguments(for: both, through: way.receiver, in: scope)
      guard let type = member.type, arguments.expressions.count == both.parameters?.count else { return nil }
      func list(_ declaration: Declaration, _ expressions: some Collection<String>) -> String {
        declaration.parameters == nil ? "" : "(\(expressions.joined(separator: ", ")))"
      }
      let count = giver.parameters?.count ?? 0
      let value = way.prefix + giver.name.asMember + list(giver, arguments.expressions.prefix(count))
      let use = value + "." + member.name.asMember + list(member, arguments.expressions.dropFirst(count))
      let effects = giver.effectsOfUse.union(member.effectsOfUse)
      let result = ValueUse.exactly(effects.prefix(mustAwait: way.mustAwait) + use, as: type)
      return ClientDraft(
        .callAmongOverloads,
        way.client(result, parameters: arguments.parameters, effects: effects))
    }
  }
}
