import APIComparison
import PublicAPI

/// Clients whose calls and reads something new may take over.
enum TakeoverUses {
  static func clients(with rivalries: Rivalries, in scope: ClientScope) -> [Client] {
    var clients = clients(of: rivalries.overloads, in: scope)
    for inference in rivalries.inferences {
      clients += self.clients(
        inference.candidates.map { naming(inference, as: $0, in: scope) }, of: inference.type,
        rival: inference.rival, in: scope)
    }
    for rival in rivalries.strangers {
      clients += self.clients(
        rivalries.unseen(under: rival).flatMap { drafts(of: $0, in: scope).prefix(1) }
          .map { $0.only(rivalries.isKnownToAll(rival) ? nil : .nameOfAnotherModule) }, of: rival,
        rival: rival, in: scope)
    }
    for (conformance, known, found) in rivalries.broughtTwice {
      clients += self.clients(
        drafts(of: found, in: scope), of: known, rival: conformance, in: scope)
    }
    for (cause, known) in rivalries.acceptedAnew {
      let callers = scope.hasAsyncOverload(known) ? [false, true] : [false]
      let drafts = callers.flatMap { self.drafts(of: known, fromAsync: $0, in: scope) }
      clients += self.clients(drafts, of: known, rival: cause, in: scope)
    }
    for (rival, known, index, member) in rivalries.dottedTwins {
      let spelling = ArgumentSpelling.naming(member, at: index, in: scope)
      let sites =
        known.kind == .initializer
        ? [InitializerUses.site(of: known, in: scope)]
        : known.kind == .function ? CallUses.sites(of: known, in: scope) : []
      let drafts = sites.map { ClientDraft(.callAmongOverloads, $0.exact(.written([index: spelling]))) }
      clients += self.clients(drafts, of: known, rival: rival, in: scope)
    }
    for (rival, known) in rivalries.keyPathUses {
      clients += self.clients(drafts(of: known, in: scope), of: known, rival: rival, in: scope)
    }
    for (rival, known, member) in rivalries.refinedResults {
      let drafts = ResultUses.drafts(of: member, on: known, in: scope)
      clients += self.clients(drafts, of: known, rival: rival, in: scope)
    }
    for (rival, text) in rivalries.qualifiedNames {
      clients += self.clients(
        [ClientDraft(.nameType, "func client\(Client.numberMark)() {\n  _ = \(text).self\n}\n")], of: rival,
        rival: rival, in: scope)
    }
    for (known, module, rival) in rivalries.hidden {
      let drafts = drafts(ofHidden: known, behind: rival, module, in: scope)
      clients += self.clients(drafts, of: known, rival: rival, in: scope)
    }
    for (rival, function) in rivalries.libraryCalls {
      let drafts = CallUses.plain(function, in: scope).map { draft in
        rival.context.isEmpty
          ? draft : draft.replacing(draft.alternatives.map { $0.mapped { inside(rival, $0) } })
      }
      clients += self.clients(drafts, of: function, rival: rival, in: scope)
    }
    for (rival, type) in rivalries.interpolations {
      clients += self.clients([interpolating(type, in: scope)], of: rival, rival: rival, in: scope)
    }
    for rival in rivalries.groups {
      let joining = OperatorDeclarationUses.drafts(ofGroup: rival).prefix(1)
      clients += self.clients(Array(joining), of: rival, rival: rival, in: scope)
    }
    for rival in rivalries.operators {
      clients += self.clients(
        OperatorDeclarationUses.standard(rival.name), of: rival, rival: rival, in: scope)
    }
    return clients
  }

  /// Calls and reads of what is known, which its rivals take as well.
  static func clients(of overloads: [Rivalry], in scope: ClientScope) -> [Client] {
    overloads.flatMap { rivalry in
      clients(
        rivalry.meetingPoints.flatMap { drafts(of: $0, fromAsync: rivalry.isFeltByWaiting, in: scope) }
          .map { $0.only(rivalry.position) },
        of: rivalry.known, rival: rivalry.origin, in: scope)
    }
  }

  /// Uses of what is at the top, in an extension of the type that has got a member of its name.
  private static func drafts(
    ofHidden known: Declaration, behind rival: Declaration, _ module: String, in scope: ClientScope
  ) -> [ClientDraft] {
    let isType = known.kind.isType || known.kind == .typeAlias
    let any = known.kind == .protocol ? "any " : ""
    let own = ClientGenerics(known.generics, where: known.requirements).withoutSuppressions
    let generics = any.isEmpty ? own : ClientGenerics()
    let name = TypeExpression.named([TypeName(known.name, arguments: generics.parameters.map(\.argument))])
    let alias = "Outer\(Client.numberMark)"
    let naming = [alias, "\(any)\(module).\(name)", "\(any)\(name)"].map {
      "func client\(Client.numberMark)\(generics.clause)(_ value: \($0)) -> \(any)\(name)\(generics.whereClause) { value }\n"
    }
    let uses = isType ? [ClientDraft(.nameType, alternatives: naming)] : drafts(of: known, in: scope)
    return uses.map { draft in
      draft.replacing(
        draft.alternatives.filter { $0.text.hasPrefix("func ") }.map {
          $0.mapped {
            // What another module declares has its name outside of the type.
            ($0.contains(alias) ? "typealias \(alias) = \(any)\(name)\n" : "") + inside(rival, $0)
          }
        })
    }
  }

  /// The function as one of the type that has got `rival`, found where that is.
  private static func inside(_ rival: Declaration, _ function: String) -> String {
    let isStatic = !rival.modifiers.isDisjoint(with: [.static, .class])
    return "extension \(rival.contextPath) {\n\(isStatic ? "static " : "")\(function)}\n"
  }

  private static func clients(
    _ drafts: [ClientDraft], of known: Declaration, rival: Declaration, in scope: ClientScope
  ) -> [Client] {
    var seen: Set<[ClientSource]> = []
    return ClientWriter.clients(drafts.filter { seen.insert($0.alternatives).inserted }, of: known, in: scope)
      .map { $0.meeting(rival) }
  }

  /// Gives a value of the one type where the other is promised, which holds while they are the same.
  private static func naming(
    _ inference: InferredAssociatedType, as type: TypeExpression, in scope: ClientScope
  ) -> ClientDraft {
    let receiver = Receiver(path: inference.type.context + [inference.type.name], in: scope)
    let named = receiver.generics.resolved(type)
    // What belongs to a type says nothing of the type's arguments.
    let access = receiver.generics.parameters.isEmpty ? ClientFunction.Access.none : .metatype
    if inference.isOfErrors {
      // Any error can be given where any may be; only what is the same can be changed in place.
      let place = "_ place: inout \(receiver.type.member(TypeName(inference.associatedType)))"
      let body = ["func same(_ place: inout \(named)) {}", "same(&place)"]
      return ClientDraft(
        .nameAssociatedType,
        ClientFunction(receiver: receiver, access: access, parameters: [place], body: body).source)
    }
    let client = ClientFunction(
      receiver: receiver, access: access, parameters: ["_ value: \(named.escapingFunction(in: scope.names))"],
      result: receiver.type.member(TypeName(inference.associatedType)).description, body: ["return value"])
    return ClientDraft(.nameAssociatedType, client.source)
  }

  /// Makes a value of a literal in which something stands that is of any type.
  private static func interpolating(_ type: Declaration, in scope: ClientScope) -> ClientDraft {
    let receiver = Receiver(path: type.context + [type.name], in: scope)
    let client = ClientFunction(
      receiver: receiver, parameters: ["_ given: some Any"],
      body: [#"let result: \#(receiver.type) = "\(given)""#])
    return ClientDraft(.construct, client.source)
  }

  private static func drafts(of meeting: Declaration, fromAsync: Bool = false, in scope: ClientScope)
    -> [ClientDraft]
  {
    switch meeting.kind {
    case .initializer: InitializerUses.contested(meeting, in: scope)
    case .function where meeting.isOperator: OperatorUses.contested(meeting, in: scope)
    case .function: CallUses.contested(meeting, fromAsync: fromAsync, in: scope)
    default: StorageUses.contested(meeting, fromAsync: fromAsync, in: scope)
    }
  }
}
