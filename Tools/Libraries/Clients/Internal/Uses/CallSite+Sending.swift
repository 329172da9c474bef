import Surfaces

extension CallSite {
  /// Calls from an actor with a closure that uses this, which the actor lets go only as long as it need not be sent:
  /// for each closure that must be safe to send and no longer has to.
  func sendingClosures() -> [String] {
    guard function.effects.contains(.async), way.isolation.isEmpty, way.receiver.kind != .foreign,
      way.access != .isolated, !way.mustAwait
    else { return [] }
    let mark = Client.numberMark
    let parameters = function.parameters ?? []
    let types = scope.newOverloads(of: function).map { ($0.parameters ?? []).map(\.type) }
    return parameters.indices.compactMap { index in
      guard
        case .attributed(let attributes, .function(let taken, let effects, let result)) = parameters[index]
          .type,
        attributes.contains(.sendable), !attributes.contains(.isolatedAny),
        types.contains(where: { $0.dropFirst(index).first?.has(.sendable) == false })
      else { return nil }
      let head = taken.isEmpty ? "" : taken.map { _ in "_" }.joined(separator: ", ") + " in "
      let use = effects.contains(.async) ? "await self.own\(mark)()" : "self.free\(mark)()"
      let closure = ArgumentSpelling(text: "{ \(head)\(use)\(result == .void ? "" : "; fatalError()") }")
      return "@MainActor final class Owner\(mark) {\n  func own\(mark)() {}\n"
        + "  nonisolated func free\(mark)() {}\n\(exact(.written([index: closure])))}\n"
    }
  }
}
