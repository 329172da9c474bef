import APIComparison
import PublicAPI

extension CallUses {
  /// Passes what is no function any more, or does not return, to one that takes a function; by its name alone, or with
  /// the `labels` that only functions have.
  static func passing(
    _ function: Declaration, through way: MemberAccess, labels: String = "", in scope: ClientScope
  ) -> [ClientDraft] {
    let types = scope.newOverloads(of: function).map(\.type)
    let isPassedOtherwise = scope.isNoFunctionNow(function) || types.contains(.named([TypeName("Never")]))
    guard isPassedOtherwise, function.generics.isEmpty, way.access != .mutable, !way.mustAwait,
      function.parameters?.contains(where: \.isVariadic) != true
    else { return [] }
    let generics = way.receiver.generics
    let takes = (function.parameters ?? []).map { generics.resolved($0.type).description }
    let type =
      "(\(takes.joined(separator: ", ")))\(function.effects.mapped(generics.resolved).clause) -> "
      + generics.resolved(function.type ?? .void).description
    let body = [
      "func take(_ function: \(way.isolation)\(type)) {}",
      "take(\(way.prefix)\(function.name.asMember)\(labels))",
    ]
    return [ClientDraft(.call, way.client(body))]
  }

  /// Conforms to a client's own protocol that asks for a function, with what is none any more.
  static func witnessing(_ function: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> [ClientDraft]
  {
    let isOfType = way.receiver.kind == .value || way.receiver.kind == .reference
    guard scope.isNoFunctionNow(function), isOfType, function.generics.isEmpty, way.access != .none else {
      return []
    }
    let name = "Asking\(Client.numberMark)"
    let requirement = ClientMember(
      declaration: function, resolve: way.receiver.generics.resolved,
      modifiers: way.isolation + (way.access == .mutable ? "mutating " : ""), forwarding: nil)
    let source = """
      protocol \(name) {
        \(requirement.head)
      }
      extension \(function.contextPath): \(name) {}

      """
    return [ClientDraft(.call, source)]
  }
}
