import APIComparison
import PublicAPI

/// Clients that apply a result builder.
enum BuilderUses {
  static func drafts(of type: Declaration, members: [Declaration], receiver: Receiver) -> [ClientDraft] {
    statements(of: members, writing: bodies(by: members), receiver: receiver)
      + blocks(of: members, receiver: receiver)
  }

  /// Blocks with a statement for each of what a function takes that makes a block of several.
  private static func blocks(of members: [Declaration], receiver: Receiver) -> [ClientDraft] {
    let names = Set(members.map(\.name))
    // Of expressions that are translated first nobody knows what they were.
    guard names.isDisjoint(with: ["buildExpression", "buildFinalResult"]) else { return [] }
    return members.filter { $0.name == "buildBlock" }.compactMap { member in
      let parameters = member.parameters ?? []
      let types = parameters.map(\.type)
      guard let result = member.type, parameters.count > 1,
        !parameters.contains(where: { $0.isVariadic || $0.type.isPackExpansion || !$0.type.isNameable })
      else { return nil }
      let generics = ClientGenerics(member.generics, where: member.requirements)
      let own = types.enumerated().map { "_ part\($0): \($1)" }.joined(separator: ", ")
      let lines =
        ["func take(@\(receiver.type) _ content: () -> \(result)) {}", "take {"]
        + types.indices.map { "  part\($0)" } + ["}"]
      return ClientDraft(
        .build,
        "func client\(Client.numberMark)\(generics.clause)(\(own))\(generics.whereClause) {\n"
          + lines.map { "  \($0)\n" }.joined() + "}\n")
    }
  }

  /// Functions that the compiler calls for each statement, and for what follows each other.
  private static let joining: Set<String> = ["buildBlock", "buildPartialBlock", "buildExpression"]
  /// Functions that the compiler calls where statements choose or repeat others, and at the end.
  private static let controls: Set<String> = [
    "buildIf", "buildOptional", "buildEither", "buildArray", "buildLimitedAvailability", "buildFinalResult",
  ]

  /// Whether nobody but the compiler calls `function`.
  static func mayWrite(insteadOf function: Declaration, in scope: ClientScope) -> Bool {
    function.modifiers.contains(.static)
      && (controls.contains(function.name) || joining.contains(function.name))
      && scope.names.type(at: function.context)?.has(.resultBuilder) ?? false
  }

  /// Blocks with the statements that `function` has put together.
  static func blocks(insteadOf function: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> [ClientDraft]
  {
    let members = scope.names.members(of: function.context)
    if controls.contains(function.name) {
      let bodies = bodies(with: [function.name]) + [["value"]]
      let drafts = statements(of: members, writing: bodies, receiver: way.receiver)
      return drafts.isEmpty ? [] : [ClientDraft(.call, alternatives: drafts.flatMap(\.alternatives))]
    }
    var written = function
    let expressions = members.filter { $0.name == "buildExpression" }
    for expression in expressions where function.name != expression.name {
      // What a block puts together is made of these.
      written.parameters = written.parameters?.map {
        expression.type == $0.type ? expression.parameters?.first ?? $0 : $0
      }
    }
    // Only what becomes of an expression says what a dot or a literal is meant to be. Nobody begins a statement with `.init`.
    let isExpression = function.name == "buildExpression"
    let selections =
      isExpression
      ? ClientArguments.Selection.writingOut(
        written, through: way.receiver, on: way.isolation, in: scope
      ).filter { !$0.beginsWithInitializer } : []
    let type = way.receiver.generics.resolved(function.type ?? .void)
    // What gives back what it takes says no more of a block than what that conforms to.
    let own = function.generics.first { type.path == $0.name }
    let asked = own.map { function.constraints(on: $0.name).map(\.description) } ?? []
    let generic = asked.isEmpty ? "Content" : "Content: \(asked.joined(separator: " & "))"
    let content = "func take<\(generic)>(@\(way.base) _ content: () -> Content) -> Content { content() }"
    let block = own == nil && !isExpression ? "let result: \(type) = take {" : "_ = take {"
    // A block may well be empty.
    let isList = function.parameters?.count == 1 && function.parameters?[0].isVariadic == true
    return ([.all] + (isList ? [.variadic(0)] : []) + selections).map { selection in
      let arguments = ClientArguments(for: written, selection, through: way.receiver, in: scope)
      let values = arguments.parameters.indices.map { "value\($0)" }
      let statements = if case .all = selection { values } else { arguments.expressions }
      let body = [content, block] + statements.map { "  \($0)" } + ["}"]
      return ClientDraft(
        .call, ClientFunction(receiver: way.receiver, parameters: arguments.parameters, body: body).source)
    } + (asked.isEmpty ? [] : [opaque(written, giving: asked, through: way, in: scope)])
  }

  /// A function that the builder transforms, of whose result only the constraints are told.
  private static func opaque(
    _ function: Declaration, giving constraints: [String], through way: MemberAccess, in scope: ClientScope
  ) -> ClientDraft {
    let arguments = ClientArguments(for: function, through: way.receiver, in: scope)
    let body =
      ["@\(way.base) func block() -> some \(constraints.joined(separator: " & ")) {"]
      + arguments.parameters.indices.map { "  value\($0)" } + ["}", "_ = block()"]
    return ClientDraft(
      .callWithBuilder,
      ClientFunction(receiver: way.receiver, parameters: arguments.parameters, body: body).source)
  }

  /// What a block may consist of, as far as the functions of a builder allow for it.
  private static func bodies(by members: [Declaration]) -> [[String]] {
    [["value"], ["value", "value"], []] + bodies(with: Set(members.map(\.name)))
  }

  /// Blocks with the statements that a builder's functions called `names` are for.
  private static func bodies(with names: Set<String>) -> [[String]] {
    var bodies: [[String]] = []
    if !names.isDisjoint(with: ["buildOptional", "buildIf"]) {
      bodies += [
        ["if flag { value }"], ["if flag { value; if flag { value } }", "value"], ["if flag {}", "value"],
      ]
    }
    if !names.isDisjoint(with: ["buildOptional", "buildIf", "buildLimitedAvailability"]) {
      bodies.append(["if #available(macOS 999, *) { value }"])
    }
    if names.contains("buildEither") {
      bodies += [
        ["if flag { value } else { value }"], ["if flag {} else if flag { value } else { value; value }"],
      ]
    }
    if names.contains("buildArray") {
      bodies += [
        ["for _ in 0..<2 { value }"], ["for _ in 0..<2 { value; value }", "value"], ["for _ in 0..<2 {}"],
      ]
    }
    return bodies
  }

  private static func statements(
    of members: [Declaration], writing bodies: [[String]], receiver: Receiver
  ) -> [ClientDraft] {
    let components = components(of: members)
    guard let component = components.first else { return [] }
    let others = components.dropFirst().filter(\.generics.parameters.isEmpty).map(\.type)
    var bodies = bodies
    // Statements of every type that the builder takes, each on its own and beside the first.
    for index in others.indices { bodies += [["other\(index)"], ["value", "other\(index)", "value"]] }
    let last = members.last { $0.name == "buildFinalResult" } ?? members.last { $0.name == "buildBlock" }
    let known = last?.type.flatMap { type in
      let isOpen = last?.generics.contains { type.mentions($0.name) } ?? false
      return component.generics.parameters.isEmpty || !isOpen ? type : nil
    }
    let own = component.generics.clause
    let more = others.enumerated().map { ", _ other\($0.offset): \($0.element)" }.joined()
    let parameters = "_ value: \(component.type), _ flag: Bool\(more)"
    func draft(_ body: [String], taking content: String, _ call: String, after: [String] = []) -> ClientDraft
    {
      let lines = [content, call] + body.map { "  \($0)" } + ["}"] + after
      return ClientDraft(
        .build,
        "func client\(Client.numberMark)\(own)(\(parameters))\(component.generics.whereClause) {\n"
          + lines.map { "  \($0)\n" }.joined() + "}\n")
    }
    let any = "func take<Content>(@\(receiver.type) _ content: () -> Content) -> Content { content() }"
    guard let known else { return bodies.map { draft($0, taking: any, "_ = take {") } }
    let one = "func take(@\(receiver.type) _ content: () -> \(known)) {}"
    // What says nothing of the type shows whether it is still made in the same way.
    let inferring = bodies.prefix(3).map { body in
      draft(
        body, taking: any, "var result = take {",
        after: ["func same(_ place: inout \(known)) {}", "same(&result)"])
    }
    return bodies.map { draft($0, taking: one, "take {") } + inferring
  }

  /// Calls in which a builder's parameter gets statements, of every kind where the function changed, and another closure
  /// that gives something those that any closure may have.
  static func calls(at site: CallSite) -> [ClientDraft] {
    let parameters = site.function.parameters ?? []
    let arguments = ClientArguments(for: site.function, through: site.way.receiver, in: site.scope)
    guard arguments.expressions.count == parameters.count else { return [] }
    return parameters.indices.flatMap { index -> [ClientDraft] in
      let label = parameters[index].label.map { "\($0): " } ?? ""
      func source(_ statements: [String], of type: TypeExpression, after head: String = "") -> String {
        var expressions = arguments.expressions
        var own = arguments.parameters
        expressions[index] = "\(label){ \(head)\(statements.joined(separator: "; ")) }"
        own[index] = "_ value: \(type), _ flag: Bool"
        return site.source(
          arguments: "(\(expressions.joined(separator: ", ")))", parameters: own,
          effects: site.function.effects
        ).text
      }
      guard let builder = builder(of: parameters[index], site) else {
        let type = site.way.receiver.generics.resolved(parameters[index].type).withoutAttributes
        guard site.scope.isThorough, !type.0.contains(.autoclosure),
          case .function(let taken, _, let result) = type.1, result != .void, result.isNameable
        else { return [] }
        let head = ArgumentSpelling.closureHead(taking: taken.count)
        return plainBodies.map { ClientDraft(.callWithBuilder, source($0, of: result, after: head)) }
      }
      guard let component = components(of: builder).first, component.generics.parameters.isEmpty else {
        return []
      }
      let kinds = site.scope.isThorough ? bodies(by: builder) : [["value", "value"]]
      return kinds.map { kind in
        ClientDraft(
          .callWithBuilder,
          alternatives: [kind, ["value", "value"], ["value"], []].map { source($0, of: component.type) })
      }
    }
  }

  /// What stands in closures that no builder transforms.
  private static let plainBodies = [
    ["value"], ["let part = value", "return part"], ["if flag { value } else { value }"],
    ["if flag { return value }", "return value"],
  ]

  private static func builder(of parameter: Parameter, _ site: CallSite) -> [Declaration]? {
    for attribute in parameter.attributes {
      if case .custom(let name, _) = attribute,
        let type = site.scope.names.type(named: name, from: site.function.context), type.has(.resultBuilder)
      {
        return site.scope.names.members(of: type.context + [type.name])
      }
    }
    return nil
  }

  /// The types of the statements that the builder takes, with the generic parameters they need.
  private static func components(of members: [Declaration]) -> [(
    type: TypeExpression, generics: ClientGenerics
  )] {
    for name in ["buildExpression", "buildPartialBlock", "buildBlock"] {
      let found = members.filter { $0.name == name }.compactMap { member in
        member.parameters?.first.flatMap { first -> (TypeExpression, ClientGenerics)? in
          guard first.label == nil || first.label == "first" else { return nil }
          return first.type.isPackExpansion
            ? element(of: first.type, in: member)
            : (first.type, generics(of: member, in: first.type))
        }
      }
      // Only expressions are translated one by one; of blocks, the first says what they are made of.
      if !found.isEmpty { return name == "buildExpression" ? found : Array(found.prefix(1)) }
    }
    return []
  }

  /// The generic parameters of `member` that `type` has, with what is asked of them.
  private static func generics(of member: Declaration, in type: TypeExpression) -> ClientGenerics {
    let others = member.generics.filter { !type.mentions($0.name) }.map(\.name)
    let asked = member.requirements.filter { $0.subjects.allSatisfy { !others.contains(where: $0.mentions) } }
    return ClientGenerics(member.generics.filter { !others.contains($0.name) }, where: asked)
  }

  /// One of the types that a pack stands for, which asks of each the same.
  private static func element(of pack: TypeExpression, in member: Declaration) -> (
    TypeExpression, ClientGenerics
  )? {
    guard case .packExpansion(.packElement(let type)) = pack, let name = type.path else { return nil }
    let requirements = member.requirements.map { $0.mapped { $0 == .packElement(type) ? type : $0 } }
    return (type, ClientGenerics([.type(name)], where: requirements))
  }
}
