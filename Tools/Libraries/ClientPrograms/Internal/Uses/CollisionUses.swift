import APIComparison
import PublicAPI

/// Clients whose calls and reads something new may take over.
enum CollisionUses {
  static func clients(with collisions: NameCollisions, in scope: ClientScope) -> [Client] {
    var clients = clients(of: collisions.overloads, in: scope)
    for inference in collisions.inferences {
      clients += self.clients(
        inference.candidates.map { naming(inference, as: $0, in: scope) }, of: inference.type,
        addition: inference.addition, in: scope)
    }
    for addition in collisions.strangers {
      clients += self.clients(
        collisions.unseen(under: addition).flatMap { drafts(of: $0, in: scope).prefix(1) }
          .map { $0.only(collisions.isKnownToAll(addition) ? nil : .nameOfAnotherModule) }, of: addition,
        addition: addition, in: scope)
    }
    for (conformance, known, found) in collisions.broughtTwice {
      clients += self.clients(
        drafts(of: found, in: scope), of: known, addition: conformance, in: scope)
    }
    for (cause, known) in collisions.acceptedAnew {
      let callers = scope.hasAsyncOverload(known) ? [false, true] : [false]
      let drafts = callers.flatMap { self.drafts(of: known, fromAsync: $0, in: scope) }
      clients += self.clients(drafts, of: known, addition: cause, in: scope)
    }
    for (addition, known, index, member) in collisions.dottedTwins {
      let spelling = ArgumentSpelling.naming(member, at: index, in: scope)
      let sites =
        known.kind == .initializer
        ? [InitializerUses.site(of: known, in: scope)]
        : known.kind == .function ? CallUses.sites(of: known, in: scope) : []
      let drafts = sites.map { ClientDraft(.callAmongOverloads, $0.exact(.written([index: spelling]))) }
      clients += self.clients(drafts, of: known, addition: addition, in: scope)
    }
    for (addition, known) in collisions.keyPathUses {
      clients += self.clients(drafts(of: known, in: scope), of: known, addition: addition, in: scope)
    }
    for (addition, known, member) in collisions.refinedResults {
      let drafts = ResultUses.drafts(of: member, on: known, in: scope)
      clients += self.clients(drafts, of: known, addition: addition, in: scope)
    }
    for (addition, text) in collisions.qualifiedNames {
      clients += self.clients(
        [ClientDraft(.nameType, "func client\(Client.numberMark)() {\n  _ = \(text).self\n}\n")],
        of: addition,
        addition: addition, in: scope)
    }
    for (known, module, addition) in collisions.hidden {
      let drafts = drafts(ofHidden: known, behind: addition, module, in: scope)
      clients += self.clients(drafts, of: known, addition: addition, in: scope)
    }
    for (addition, function) in collisions.libraryCalls {
      let drafts = CallUses.plain(function, in: scope).map { draft in
        addition.context.isEmpty
          ? draft : draft.replacing(draft.alternatives.map { $0.mapped { inside(addition, $0) } })
      }
      clients += self.clients(drafts, of: function, addition: addition, in: scope)
    }
    for (addition, type) in collisions.interpolations {
      clients += self.clients([interpolating(type, in: scope)], of: addition, addition: addition, in: scope)
    }
    for addition in collisions.groups {
      let joining = OperatorDeclarationUses.drafts(ofGroup: addition).prefix(1)
      clients += self.clients(Array(joining), of: addition, addition: addition, in: scope)
    }
    for addition in collisions.operators {
      clients += self.clients(
        OperatorDeclarationUses.standard(addition.name), of: addition, addition: addition, in: scope)
    }
    return clients
  }

  /// Calls and reads of what is known, which additions take as well.
  static func clients(of overloads: [NameCollision], in scope: ClientScope) -> [Client] {
    overloads.flatMap { collision in
      clients(
        collision.commonForms.flatMap { drafts(of: $0, fromAsync: collision.isFeltByWaiting, in: scope) }
          .map { $0.only(collision.position) },
        of: collision.known, addition: collision.origin, in: scope)
    }
  }

  /// Uses of what is at the top, in an extension of the type that has got a member of its name.
  private static func drafts(
    ofHidden known: Declaration, behind addition: Declaration, _ module: String, in scope: ClientScope
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
            ($0.contains(alias) ? "typealias \(alias) = \(any)\(name)\n" : "") + inside(addition, $0)
          }
        })
    }
  }

  /// The function as one of the type that has got `addition`, found where that is.
  private static func inside(_ addition: Declaration, _ function: String) -> String {
    let isStatic = !addition.modifiers.isDisjoint(with: [.static, .class])
    return "extension \(addition.contextPath) {\n\(isStatic ? "static " : "")\(function)}\n"
  }

  private static func clients(
    _ drafts: [ClientDraft], of known: Declaration, addition: Declaration, in scope: ClientScope
  ) -> [Client] {
    var seen: Set<[ClientSource]> = []
    return ClientWriter.clients(drafts.filter { seen.insert($0.alternatives).inserted }, of: known, in: scope)
      .map { $0.colliding(with: addition) }
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

  private static func drafts(of known: Declaration, fromAsync: Bool = false, in scope: ClientScope)
    -> [ClientDraft]
  {
    switch known.kind {
    case .initializer: InitializerUses.amongOverloads(known, in: scope)
    case .function where known.isOperator: OperatorUses.amongOverloads(known, in: scope)
    case .function: CallUses.amongOverloads(known, fromAsync: fromAsync, in: scope)
    default: StorageUses.amongOverloads(known, fromAsync: fromAsync, in: scope)
    }
  }
}
