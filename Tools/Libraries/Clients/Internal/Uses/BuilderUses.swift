import Changes
import Surfaces

/// Clients that apply a result builder.
enum BuilderUses {
  static func drafts(of type: Declaration, members: [Declaration], receiver: Receiver) -> [ClientDraft] {
    guard let component = component(of: members) else { return [] }
    let names = Set(members.map(\.name))
    var bodies = [["value"], ["value", "value"], []]
    if names.contains("buildOptional") { bodies.append(["if flag { value }"]) }
    if names.contains("buildEither") { bodies.append(["if flag { value } else { value }"]) }
    if names.contains("buildArray") { bodies.append(["for _ in 0..<2 { value }"]) }
    let result =
      members.last { $0.name == "buildFinalResult" }?.type ?? members.last { $0.name == "buildBlock" }?.type
    let known = result.flatMap { type in component.generics.parameters.isEmpty ? type : nil }
    return bodies.map { body in
      let take =
        known.map { "func take(@\(receiver.type) _ content: () -> \($0)) {}" }
        ?? "func take<Content>(@\(receiver.type) _ content: () -> Content) {}"
      let own = component.generics.clause
      let parameters = "_ value: \(component.type), _ flag: Bool"
      return ClientDraft(
        .build,
        "func client\(Client.numberMark)\(own)(\(parameters))\(component.generics.whereClause) {\n  \(take)\n  take {\n"
          + body.map { "    \($0)\n" }.joined() + "  }\n}\n")
    }
  }

  /// Calls in which a builder's parameter gets statements.
  static func calls(at site: CallSite) -> [ClientDraft] {
    let parameters = site.function.parameters ?? []
    let arguments = ClientArguments(for: site.function, through: site.way.receiver, in: site.scope)
    return parameters.indices.compactMap { index in
      guard let builder = builder(of: parameters[index], site),
        arguments.expressions.count == parameters.count,
        let component = component(of: builder), component.generics.parameters.isEmpty
      else { return nil }
      let label = parameters[index].label.map { "\($0): " } ?? ""
      let sources = ["value\(index); value\(index)", "value\(index)", ""].map { statements in
        var expressions = arguments.expressions
        var own = arguments.parameters
        expressions[index] = "\(label){ \(statements) }"
        own[index] = "_ value\(index): \(component.type)"
        return site.source(
          arguments: "(\(expressions.joined(separator: ", ")))", parameters: own,
          effects: site.function.effects)
      }
      return ClientDraft(.callWithBuilder, alternatives: sources)
    }
  }

  private static func builder(of parameter: Parameter, _ site: CallSite) -> [Declaration]? {
    for attribute in parameter.attributes {
      if case .custom(let name, _) = attribute,
        let type = site.scope.type(named: name, from: site.function.context), type.has(.resultBuilder)
      {
        return site.scope.members(of: type.context + [type.name])
      }
    }
    return nil
  }

  /// The type of a statement that the builder takes, with the generic parameters it needs.
  private static func component(of members: [Declaration]) -> (
    type: TypeExpression, generics: ClientGenerics
  )? {
    for name in ["buildExpression", "buildPartialBlock", "buildBlock"] {
      for member in members where member.name == name {
        guard let first = member.parameters?.first, first.label == nil || first.label == "first" else {
          continue
        }
        if case .packExpansion = first.type { continue }
        return (first.type, ClientGenerics(member.generics, where: member.requirements))
      }
    }
    return nil
  }
}
