import APIComparison
import PublicAPI

/// Clients that use a structure, a class, an actor or an enumeration.
enum TypeUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(path: type.context + [type.name], in: scope)
    let taking = ClientFunction(receiver: receiver, access: .constant, body: []).source
    let simple = scope.isThorough ? [ClientDraft(.nameType, taking)] : []
    let members = scope.names.members(of: type.context + [type.name])
    // Nobody has a value of an enumeration without cases, which only puts names together.
    let isNamespace = type.kind == .enumeration && !members.contains { $0.kind == .enumerationCase }
    let content = isNamespace ? content(members, of: type, in: scope) : []
    let plainest = scope.isGone(type) ? making(receiver, members) + [taking] : []
    let values = simple + [ClientDraft(.nameType, alternatives: plainest + [naming(receiver)])]
    // Without content, or with a conformance, it is a mark, such as a unit, that stands for a type's argument.
    let conformances = scope.index.conformances[type.path, default: []]
    let isMark = content.isEmpty || conformances.contains { $0.inheritance.first?.path != "Sendable" }
    var drafts =
      (content.isEmpty ? [] : [ClientDraft(.nameType, alternatives: content)])
      + (isMark ? values : values.map { $0.only(.namespace) }) + extensions(of: type, in: scope)
    if !receiver.generics.parameters.isEmpty {
      // A parameter's type would imply the requirements that this client wants to do without.
      let named = ClientFunction(receiver: receiver, body: ["_ = \(receiver.type).self"]).source
      drafts.append(ClientDraft(.nameType, alternatives: storing(receiver).map { [$0, named] } ?? [named]))
    }
    drafts += OwnProtocolUses.conformances(of: type, in: scope)
    drafts += inferring(receiver).map { ClientDraft(.nameType, $0) }
    drafts += BorrowingUses.drafts(of: type, in: scope)
    if receiver.isNoncopyable, !receiver.generics.parameters.isEmpty {
      // A type that can be copied where its arguments can; the old side rejects this for all others.
      let copyable = receiver.withCopyableArguments()
      drafts.append(ClientDraft(.nameType, naming(copyable)))
    }
    switch type.kind {
    case .class:
      drafts.append(
        ClientDraft(
          .refer, alternatives: [comparingReferences(receiver), passing(receiver, as: "AnyObject")]))
      drafts += type.inheritance.prefix(1).map {
        ClientDraft(.upcast, passing(receiver, as: $0.description))
      }
      if type.modifiers.contains(.open) { drafts += SubclassUses.drafts(of: type, in: scope) }
    case .actor: drafts.append(ClientDraft(.refer, passing(receiver, as: "any Actor")))
    default:
      if !isNamespace {
        drafts += withinGenerics([ClientDraft(.mutateSelf, mutation(of: type))], of: type, in: scope)
      }
      drafts += exchange(ofPartsOf: type, receiver, in: scope)
    }
    if type.kind == .enumeration { drafts += EnumerationUses.drafts(of: type, receiver: receiver, in: scope) }
    return drafts + AttributeUses.drafts(of: type, receiver: receiver, in: scope)
  }

  /// Takes a value of the first type among the `members` of `type`, or uses the first other one of a type that is gone.
  private static func content(_ members: [Declaration], of type: Declaration, in scope: ClientScope)
    -> [ClientSource]
  {
    if let inner = members.first(where: { $0.kind.isType && $0.kind != .protocol }) {
      let receiver = Receiver(path: inner.context + [inner.name], in: scope)
      return [ClientSource(ClientFunction(receiver: receiver, access: .constant, body: []).source)]
    }
    guard scope.isGone(type), let member = members.first(where: { !$0.isUnusable }) else { return [] }
    return ClientWriter.drafts(of: member, in: scope.inside(member)).first?.alternatives ?? []
  }

  /// Makes a value with an initializer among `members` that asks for nothing.
  private static func making(_ receiver: Receiver, _ members: [Declaration]) -> [String] {
    let isMade = members.contains { member in
      member.kind == .initializer && member.effects.isEmpty && member.requirements.isEmpty
        && (member.parameters ?? []).allSatisfy { $0.defaultValue != nil }
    }
    guard isMade, receiver.generics.parameters.isEmpty else { return [] }
    return [ClientFunction(receiver: receiver, body: ["_ = \(receiver.metatype)()"]).source]
  }

  /// A type with parameters of its own that keeps a value; nil where an extension alone can name the type.
  private static func storing(_ receiver: Receiver) -> String? {
    if receiver.kind == .foreign { return nil }
    let generics = receiver.generics
    let noncopyable = receiver.isNoncopyable ? ": ~Copyable" : ""
    let name = NaturalNames.names(ofParameters: [receiver.type])[0]
    return "struct Client\(Client.numberMark)\(generics.clause)\(noncopyable)\(generics.whereClause) {\n"
      + "  let \(name): \(receiver.type)\n}\n"
  }

  /// Copies a value and keeps it; a type that cannot be copied is only passed on.
  private static func naming(_ receiver: Receiver) -> String {
    if receiver.isNoncopyable {
      return ClientFunction(
        receiver: receiver, access: .consumed, result: receiver.type.description,
        body: ["return \(receiver.instance)"]
      ).source
    }
    return ClientFunction(
      receiver: receiver, access: .constant, result: "[\(receiver.type)]",
      body: ["let copy = \(receiver.instance)", "return [\(receiver.instance), copy]"]
    ).source
  }

  /// Lets a value say what the parameters of the types around its own stand for.
  private static func inferring(_ receiver: Receiver) -> [String] {
    guard case .named(let path) = receiver.type,
      path.dropLast().contains(where: { !$0.arguments.isEmpty })
    else { return [] }
    let value = "_ value: \(receiver.isNoncopyable ? "borrowing " : "")\(receiver.type)"
    let generics = receiver.generics
    return ["func client\(Client.numberMark)\(generics.clause)(\(value))\(generics.whereClause) {}\n"]
  }

  private static func comparingReferences(_ receiver: Receiver) -> String {
    let it = receiver.instance
    return ClientFunction(
      receiver: receiver, access: .constant, parameters: ["_ other: \(receiver.type)"], result: "Bool",
      body: ["return \(it) === other"]
    ).source
  }

  private static func passing(_ receiver: Receiver, as type: String) -> String {
    ClientFunction(receiver: receiver, access: .constant, result: type, body: ["return \(receiver.instance)"])
      .source
  }

  /// Changes all parts of a variable at once, or two of one type, as only what is stored lets clients do.
  private static func exchange(
    ofPartsOf type: Declaration, _ receiver: Receiver, in scope: ClientScope
  ) -> [ClientDraft] {
    // What becomes of a part itself is told of that.
    let parts = scope.names.members(of: type.context + [type.name]).filter { member in
      member.kind == .variable && member.accessors == [.setter] && member.requirements.isEmpty
        && !member.modifiers.contains(.static) && scope.isolation(of: member).isEmpty
        && !scope.isTouched(member)
    }
    guard !receiver.isNoncopyable, parts.count > 1 else { return [] }
    func client(passing parts: [Declaration], to function: String, _ declaration: [String] = []) -> String {
      let places = parts.map { "&\(receiver.instance).\($0.name.asMember)" }
      return ClientFunction(
        receiver: receiver, access: .mutable,
        body: declaration + ["\(function)(\(places.joined(separator: ", ")))"]
      ).source
    }
    let types = parts.compactMap(\.type).map { "_: inout \(receiver.generics.resolved($0))" }
    let all = client(passing: parts, to: "change", ["func change(\(types.joined(separator: ", "))) {}"])
    let twins = parts.indices.lazy.compactMap { first in
      parts.dropFirst(first + 1).first { $0.type == parts[first].type }.map { [parts[first], $0] }
    }.first
    // Of what is computed already some are left that can be exchanged.
    let swap = twins.map { client(passing: $0, to: "swap") }
    let alternatives = twins == parts ? [swap] : [all, swap]
    return [ClientDraft(.mutateSelf, alternatives: alternatives.compactMap(\.self)).only(.twoParts)]
  }

  private static func mutation(of type: Declaration) -> String {
    let path = type.path
    let isNoncopyable = type.inheritance.contains(.noncopyable)
    let other = isNoncopyable ? "consuming Self" : "Self"
    return
      "extension \(path) {\n  mutating func client\(Client.numberMark)(_ other: \(other)) { self = other }\n}\n"
  }

  /// Extensions that name the type's generic parameters, and that run where the type does.
  private static func extensions(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    withinGenerics(
      naming(parametersOf: type) + isolated(type, in: scope) + relyingOnConstraints(of: type, in: scope),
      of: type, in: scope)
  }

  /// Extensions of a type; where it is in a generic type, that stands without its arguments.
  private static func withinGenerics(
    _ drafts: [ClientDraft], of type: Declaration, in scope: ClientScope
  ) -> [ClientDraft] {
    let isInGenericType = type.context.indices.contains { depth in
      scope.names.type(at: Array(type.context[...depth]))?.generics.isEmpty == false
    }
    return isInGenericType ? drafts.map { $0.only(.bareGenericType) } : drafts
  }

  /// Takes for granted what the type asks of its parameters.
  private static func relyingOnConstraints(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    func need(_ index: Int) -> String { index == 0 ? "need" : "need\(index)" }
    let needs = ProtocolUses.conformances(in: type.requirements).enumerated().flatMap { index, condition in
      ["func \(need(index))<A: \(condition.1)>(_ type: A.Type) {}", "\(need(index))(\(condition.0).self)"]
    }
    guard scope.isThorough, !needs.isEmpty else { return [] }
    let body = needs.map { "    \($0)\n" }.joined()
    return [
      ClientDraft(
        .extend, "extension \(type.path) {\n  static func client\(Client.numberMark)() {\n\(body)  }\n}\n"
      )
      .only(.impliedConstraint)
    ]
  }

  private static func isolated(_ type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let isolation = scope.isolation(of: type)
    let number = Client.numberMark
    if isolation.isEmpty {
      guard scope.isThorough else { return [] }
      let members =
        "static func client\(number)() {}\n  nonisolated static func free\(number)() { client\(number)() }"
      return [ClientDraft(.extend, "extension \(type.path) {\n  \(members)\n}\n")]
    }
    guard scope.isThorough else { return [] }
    return [
      ClientDraft(
        .extend,
        "extension \(type.path) {\n  func client\(number)() { isolated\(number)() }\n}\n"
          + "\(isolation)func isolated\(number)() {}\n")
    ]
  }

  private static func naming(parametersOf type: Declaration) -> [ClientDraft] {
    let names = type.generics.filter { !$0.isValue }.map {
      $0.isPack ? "_: repeat (each \($0.name)).Type" : "_: \($0.name).Type"
    }
    if type.generics.isEmpty { return [] }
    let values = type.generics.filter(\.isValue).map(\.name)
    let reads = values.isEmpty ? "{}" : "{ _ = (\(values.joined(separator: ", "))) }"
    let member = "static func client\(Client.numberMark)(\(names.joined(separator: ", "))) \(reads)"
    // What else has the name can be read, and is no parameter that an extension says something of.
    let equations = values.map { ClientDraft(.extend, "extension \(type.path) where \($0) == 1 {}\n") }
    return [ClientDraft(.extend, "extension \(type.path) {\n  \(member)\n}\n")] + equations
  }
}
