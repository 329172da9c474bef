import APIComparison
import PublicAPI

extension CallSite {
  /// Calls from an actor with a closure that uses this, for each closure that must be safe to send: the actor lets go of
  /// another one only as long as that need not be sent.
  func sendingClosures() -> [String] {
    guard function.effects.contains(.async), way.isolation.isEmpty, way.receiver.kind != .foreign,
      way.access != .isolated, !way.mustAwait
    else { return [] }
    let mark = Client.numberMark
    return closures { effects in
      effects.contains(.async) ? "await self.own\(mark)()" : "self.free\(mark)()"
    } marked: {
      $0 == .sendable
    }.map {
      "@MainActor final class Owner\(mark) {\n  func own\(mark)() {}\n"
        + "  nonisolated func free\(mark)() {}\n\(binding($0.selection))}\n"
    }
  }

  /// Calls that change a variable with a closure that changes it, too, for each that is kept and so runs later: the variable
  /// may be changed in one place at a time.
  func overlappingClosures() -> [String] {
    guard way.access == .mutable, way.receiver.kind == .value, !way.receiver.isNoncopyable else { return [] }
    return (function.parameters ?? []).enumerated().compactMap { index, parameter in
      guard scope.isThorough,
        case .attributed(let attributes, .function(let taken, _, let result)) = parameter.type,
        attributes.contains(.escaping), !attributes.contains(.sendable)
      else { return nil }
      let head = ArgumentSpelling.closureHead(taking: taken.count)
      let text = "{ \(head)own = given; \(result == .void ? "" : "fatalError() ")}"
      let arguments = arguments(.written([index: ArgumentSpelling(text: text)]))
      let own = CallSite(function: function, way: way, callee: "own.\(function.name.asMember)", scope: scope)
      let call = effects.prefix(mustAwait: false) + own.callee + arguments.list
      return ClientFunction(
        receiver: way.receiver, isolation: way.isolation,
        parameters: ["_ given: \(way.receiver.type)"] + arguments.parameters,
        effects: effects.declared(mustAwait: false, in: generics),
        body: ["var own = given", "_ = \(call)"]
      ).source
    }
  }

  /// Calls with a closure that uses what belongs to the actor on which it runs, for each that says where it runs.
  func isolatedClosures() -> [String] {
    closures { effects in
      // One that waits for something is taken by no function for closures that never do.
      "own\(Client.numberMark)()" + (effects.contains(.async) ? "; await Task.yield()" : "")
    } marked: {
      if case .other = $0 { true } else { false }
    }.map { "\($0.attribute) func own\(Client.numberMark)() {}\n\(binding($0.selection))" }
  }

  /// Calls from an actor with a closure that uses what belongs to that: in each language mode the closure is on the actor
  /// only as long as it need not be safe to send.
  func closuresOfActor() -> [String] {
    guard scope.isThorough, let distant = way.from("@MainActor ") else { return [] }
    let caller = CallSite(function: function, way: distant, callee: callee, scope: scope)
    return (function.parameters ?? []).enumerated().compactMap { index, parameter in
      ArgumentSpelling.closureOfActor(generics.resolved(parameter.type)).map {
        "@MainActor func own\(Client.numberMark)() {}\n\(caller.binding(.written([index: $0])))"
      }
    }
  }

  /// Arguments with a closure that does `work`, for each attribute of one that is meant.
  private func closures(
    doing work: (Set<Effect>) -> String, marked isMeant: (TypeAttribute) -> Bool
  ) -> [(attribute: TypeAttribute, selection: ClientArguments.Selection)] {
    guard scope.isThorough else { return [] }
    return (function.parameters ?? []).enumerated().flatMap { index, parameter in
      guard case .attributed(let attributes, .function(let taken, let effects, let result)) = parameter.type,
        !attributes.contains(.isolatedAny)
      else { return [(TypeAttribute, ClientArguments.Selection)]() }
      let head = ArgumentSpelling.closureHead(taking: taken.count)
      let text = "{ \(head)\(work(effects))\(result == .void ? "" : "; fatalError()") }"
      return attributes.filter(isMeant).map { ($0, .written([index: ArgumentSpelling(text: text)])) }
    }
  }
}
