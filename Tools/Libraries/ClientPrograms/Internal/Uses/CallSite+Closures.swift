import PublicAPI

extension CallSite {
  /// Calls from an actor with a closure that uses this, which the actor lets go only as long as it need not be sent:
  /// for each closure that must be safe to send and no longer has to.
  func sendingClosures() -> [String] {
    guard function.effects.contains(.async), way.isolation.isEmpty, way.receiver.kind != .foreign,
      way.access != .isolated, !way.mustAwait
    else { return [] }
    let mark = Client.numberMark
    return closures { effects in
      effects.contains(.async) ? "await self.own\(mark)()" : "self.free\(mark)()"
    } losing: {
      $0 == .sendable
    }.map {
      "@MainActor final class Owner\(mark) {\n  func own\(mark)() {}\n"
        + "  nonisolated func free\(mark)() {}\n\(binding($0.selection))}\n"
    }
  }

  /// Calls with a closure that uses what belongs to the actor on which it runs, for each that may run elsewhere now.
  func isolatedClosures() -> [String] {
    closures { _ in
      "own\(Client.numberMark)()"
    } losing: {
      if case .other = $0 { true } else { false }
    }.map { "\($0.attribute) func own\(Client.numberMark)() {}\n\(binding($0.selection))" }
  }

  /// Arguments with a closure that does `work`, for each attribute of one that the new side leaves out.
  private func closures(
    doing work: (Set<Effect>) -> String, losing isMeant: (TypeAttribute) -> Bool
  ) -> [(attribute: TypeAttribute, selection: ClientArguments.Selection)] {
    let types = scope.newOverloads(of: function).map { ($0.parameters ?? []).map(\.type) }
    return (function.parameters ?? []).enumerated().flatMap { index, parameter in
      guard case .attributed(let attributes, .function(let taken, let effects, let result)) = parameter.type,
        !attributes.contains(.isolatedAny)
      else { return [(TypeAttribute, ClientArguments.Selection)]() }
      let head = ArgumentSpelling.closureHead(taking: taken.count)
      let text = "{ \(head)\(work(effects))\(result == .void ? "" : "; fatalError()") }"
      return attributes.filter { attribute in
        isMeant(attribute) && types.contains { $0.dropFirst(index).first?.has(attribute) == false }
      }.map { ($0, .written([index: ArgumentSpelling(text: text)])) }
    }
  }
}
