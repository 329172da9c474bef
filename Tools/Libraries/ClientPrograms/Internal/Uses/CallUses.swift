import APIComparison
import PublicAPI

/// Clients that call a function or a method.
enum CallUses {
  static func drafts(of function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let ways = MemberAccess.ways(to: function, in: scope)
    if BuilderUses.mayWrite(insteadOf: function, in: scope) {
      return ways.flatMap { BuilderUses.blocks(insteadOf: function, through: $0, in: scope) }
    }
    return ways.flatMap { way in
      calls(of: function, through: way, callee: way.prefix + function.name.asMember, in: scope)
        + ReferenceUses.drafts(of: function, through: way, in: scope)
    } + defaulted(function, in: scope) + agreeing(function, in: scope)
      + opened(function, in: scope) + together(function, in: scope) + narrowed(function, in: scope)
      + ways.prefix(1).flatMap { OwnProtocolUses.drafts(of: function, through: $0, in: scope) }
  }

  /// More values than anybody writes an overload for.
  private static let mostValues = 12

  /// Calls with two values that are passed as one, where anything may be.
  private static func together(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, let parameter = function.parameters?.first,
      function.parameters?.count == 1,
      let generic = function.generics.first(where: { $0.name == parameter.type.path }),
      function.constraints(on: generic.name).isEmpty
    else { return [] }
    let known = function.replacing(generic.name, with: TypeExpression(printed: "(Int, Int)"))
    let argument = ArgumentSpelling(text: "(1, 2)")
    return sites(of: known, in: scope).map {
      ClientDraft(.callAmongOverloads, $0.exact(.written([0: argument])))
    }
  }

  /// Calls that leave out an argument whose default says what a generic parameter stands for.
  private static func defaulted(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    (function.parameters ?? []).flatMap { parameter -> [ClientDraft] in
      guard let generic = parameter.type.generic, let type = parameter.defaultValue?.namedType,
        function.generics.contains(.type(generic))
      else { return [] }
      let known = function.replacing(generic, with: type)
      return sites(of: known, in: scope).map { ClientDraft(.callWithDefaults, $0.exact(.required)) }
    }
  }

  /// Calls with values that are of one type only because two arguments have one, which the new side may tell apart.
  private static func agreeing(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough else { return [] }
    let parameters = function.parameters ?? []
    let numbers = LiteralSyntax.types(in: scope.library).compactMap { type in
      let texts = scope.literals(for: type).filter { ["1", "1.5"].contains($0) }
      return texts.count == 2 ? (type, texts.map { ArgumentSpelling(text: $0) }) : nil
    }
    let ways =
      numbers
      + scope.choices.map { type, member in
        let known = ArgumentSpelling(text: "known", parameters: ["_ known: \(type)"])
        return (type, [known, ArgumentSpelling.naming(member, at: 1, in: scope)])
      }
    return function.generics.flatMap { generic -> [ClientDraft] in
      let places = parameters.indices.filter { parameters[$0].type.path == generic.name }
      guard case .type = generic, let first = places.first,
        places.count > 1 || parameters[first].isVariadic
      else { return [] }
      return ways.flatMap { type, values -> [ClientDraft] in
        var written = Dictionary(zip(places, values)) { one, _ in one }
        if parameters[first].isVariadic { written = [first: .list(of: values)] }
        let known = function.replacing(generic.name, with: type)
        return sites(of: known, in: scope).map {
          ClientDraft(.callAmongOverloads, $0.exact(.written(written)))
        }
      }
    }
  }

  /// Calls with a value of which only a protocol is known, in the place of a generic parameter that asks for no more.
  private static func opened(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough else { return [] }
    let opaque = (function.parameters ?? []).indices.compactMap { index -> Declaration? in
      guard case .some(let type)? = function.parameters?[index].type else { return nil }
      var known = function
      known.parameters?[index].type = .any(type)
      // A result of an unknown type that depends on what was opened is known as little.
      known.type = function.type?.mapped { if case .some(let result) = $0 { .any(result) } else { $0 } }
      return known
    }
    let named = function.generics.compactMap { generic -> Declaration? in
      let asked = function.requirements.filter { $0.subjects.contains { $0.mentions(generic.name) } }
      guard case .type = generic, asked.count == 1, case .conformance(_, let type) = asked[0]
      else { return nil }
      var known = function.replacing(generic.name, with: .any(type))
      // Nobody can say what part of it is given.
      if function.type?.namesPart(of: generic.name) == true { known.type = TypeExpression(printed: "Any") }
      return known
    }
    return (opaque + named).flatMap { known in
      zip(sites(of: known, in: scope), sites(of: function, in: scope)).map {
        ClientDraft(.call, $0.binding(.all), $1.binding(.all))
      }
    }
  }

  /// The calls of `callee`, whose declaration says what it takes and gives.
  static func calls(
    of function: Declaration, through way: MemberAccess, callee: String, in scope: ClientScope
  ) -> [ClientDraft] {
    let site = CallSite(function: function, way: way, callee: callee, scope: scope)
    let parameters = function.parameters ?? []
    var drafts = [ClientDraft(function.kind == .initializer ? .construct : .call, site.binding(.all))]
    if let inferring = site.inferring() { drafts.append(ClientDraft(.inferResult, inferring)) }
    if scope.isThorough, let calling = site.callingResult() {
      drafts.append(ClientDraft(.call, calling))
    }
    if parameters.contains(where: { $0.defaultValue != nil }) {
      drafts.append(
        ClientDraft(.callWithDefaults, alternatives: [site.binding(.required)] + site.trying(.required)))
      drafts += omissions(in: parameters).map { ClientDraft(.callWithDefaults, site.binding(.omitting($0))) }
    }
    if parameters.contains(where: \.isVariadic) {
      // Overloads that come in its place may take up to some number.
      let counts = scope.isThorough ? [0, 2, mostValues] : [0, 2]
      drafts += counts.map { ClientDraft(.callVariadic, site.binding(.variadic($0))) }
    }
    if function.throwsWhatArgumentsThrow {
      drafts.append(ClientDraft(.callWithoutThrowing, site.quietBinding()))
    }
    if function.kind == .function {
      let calls = [site.givingNothing(), site.droppingResults()]
      drafts += calls.compactMap(\.self).map { ClientDraft(.call, $0) }
    }
    let quiet = scope.isThorough ? site.handling(quiet: true) : nil
    let handling = [site.handling(), quiet].compactMap(\.self) + site.catching()
    drafts += Set(handling).sorted().map { ClientDraft(.handleError, $0) }
    if scope.isThorough {
      let sites = way.ways(toWriteOut: parameters, in: scope).map {
        CallSite(function: function, way: $0, callee: callee, scope: scope)
      }
      drafts += sites.flatMap { amongOverloads(at: $0) } + deferred(at: site, .throwing, .capturing)
      drafts += deferred(at: site, .waiting).dropFirst(function.effects.contains(.async) ? 0 : 1)
    }
    drafts += scope.existentialsToOpen(by: function).map { index in
      let type = way.receiver.generics.resolved(parameters[index].type.withoutAttributes.1)
      return ClientDraft(.call, site.binding(.written([index: .unwrapping(type, at: index)])))
    }
    if scope.isThorough, way.access == .constant, way.receiver.kind == .value,
      !way.receiver.isNoncopyable, !way.mustAwait
    {
      drafts.append(ClientDraft(.call, site.borrowing()).only(.borrowedParameter))
    }
    drafts += site.mixingErrors().map { ClientDraft(.call, $0) }
    drafts += site.sendingClosures().map { ClientDraft(.callFromAsync, $0) }
    drafts += site.overlappingClosures().map { ClientDraft(.call, $0).only(.twoParts) }
    drafts += site.closuresOfActor().map { ClientDraft(.call, $0) }
    drafts += site.isolatedClosures().map { ClientDraft(.call, $0, site.binding(.all)) }
    if scope.isThorough, !function.effects.contains(.async) {
      // Whoever waits for an argument calls from asynchronous code.
      let waiting = deferred(at: site, .waiting).prefix(1)
      drafts.append(
        ClientDraft(
          .callFromAsync,
          alternatives: waiting.flatMap(\.alternatives) + [ClientSource(site.binding(.all, isAsync: true))])
      )
    }
    // Not every surface shows what leaves its actor: a module's settings decide, too.
    let mayLeave = function.effects.contains(.async) && !(parameters.isEmpty && way.access == .none)
    if mayLeave, let distant = way.from("@MainActor ") {
      // A value that belongs to an actor must not leave it; an own value may.
      let caller = CallSite(function: function, way: distant, callee: callee, scope: scope)
      drafts.append(ClientDraft(.callFromAsync, caller.binding(.all), site.binding(.all)))
      if scope.isThorough { drafts += caller.sendingOn().map { ClientDraft(.callFromAsync, $0) } }
    }
    return drafts + BuilderUses.calls(at: site)
  }

  /// Calls that something new may take over.
  static func amongOverloads(_ function: Declaration, fromAsync: Bool, in scope: ClientScope) -> [ClientDraft]
  {
    sites(of: function, in: scope).flatMap {
      amongOverloads(at: $0, includingValues: true, fromAsync: fromAsync)
    }
  }

  /// Calls of a function of which nothing is known but its declaration, without the arguments that it can do without and
  /// with all of them.
  ///
  /// What takes any value takes functions as well, and some takes nothing else. What the call gives may follow from what
  /// it is taken for, or be known to the compiler alone.
  static func plain(_ function: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let any = function.generics.first { generic in
      let type = TypeExpression.named([TypeName(generic.name)])
      return function.constraints(on: generic.name).isEmpty
        && function.parameters?.contains { $0.type == type } == true
    }
    let taking = any.map { function.replacing($0.name, with: .function([], [], .void)) }
    let ways = [function, taking].compactMap(\.self).flatMap { sites(of: $0, in: scope) }
    return [ClientArguments.Selection.required, .all].map { selection in
      ClientDraft(
        .callAmongOverloads,
        alternatives: ways.map { $0.exact(selection) }
          + (ways.map { $0.binding(selection) } + ways.map { $0.discarding(selection) })
          .map { ClientSource($0) })
    }
  }

  /// The places where a client calls a function.
  static func sites(of function: Declaration, in scope: ClientScope) -> [CallSite] {
    MemberAccess.ways(to: function, in: scope).map { way in
      CallSite(function: function, way: way, callee: way.prefix + function.name.asMember, scope: scope)
    }
  }

  /// Calls with arguments that are written out and so leave it to the parameters what they are.
  static func amongOverloads(at site: CallSite, includingValues: Bool = false, fromAsync: Bool = false)
    -> [ClientDraft]
  {
    let call = site.exact(.all, isAsync: fromAsync)
    let isShortened = site.function.parameters?.contains { $0.defaultValue != nil } == true
    let calls = isShortened ? [call, site.exact(.required, isAsync: fromAsync)] : [call]
    let plain = includingValues ? calls.map { ClientDraft(.callAmongOverloads, $0) } : []
    let selections = ClientArguments.Selection.writingOut(
      site.function, through: site.way.receiver, on: site.way.isolation, in: site.scope)
    return plain
      + selections.map {
        ClientDraft(.callAmongOverloads, site.exact($0, isAsync: fromAsync)).only($0.position)
      }
  }

  /// Calls with an argument that does one of `meant` while it is evaluated, as a parameter that puts that off may not let
  /// it.
  private static func deferred(at site: CallSite, _ meant: Evaluation...) -> [ClientDraft] {
    site.function.evaluations().filter { meant.contains($0.evaluation) }.map {
      ClientDraft(.callAmongOverloads, site.evaluating($0.evaluation, at: $0.index))
    }
  }

  /// Where several arguments can be left out, those of which each is left out alone.
  private static func omissions(in parameters: [Parameter]) -> [Int] {
    let optional = parameters.indices.filter { parameters[$0].defaultValue != nil }
    return optional.count > 1 ? optional : []
  }
}
