import APIComparison
import PublicAPI

/// Clients with a protocol of their own, to which a type of the module conforms as it is.
enum OwnProtocolUses {
  /// Asks for just what `member` is.
  static func drafts(of member: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> [ClientDraft]
  {
    let isOfType = way.receiver.kind == .value || way.receiver.kind == .reference
    guard scope.hasSuccessor(member), isOfType, member.generics.isEmpty, member.kind != .subscript else {
      return []
    }
    let name = "Asking\(Client.numberMark)"
    let isStatic = !member.modifiers.isDisjoint(with: [.static, .class])
    let modifiers =
      way.isolation + (isStatic ? "static " : "") + (way.access == .mutable ? "mutating " : "")
    let requirement = ClientMember(
      declaration: member, resolve: way.receiver.generics.resolved, modifiers: modifiers, forwarding: nil)
    let head = requirement.head
    let words = Set(SourceWords(head).all.map(\.text))
    let open = way.receiver.generics.parameters.map(\.name).filter { words.contains($0[...]) }
    let source = """
      protocol \(name) {
        \(open.map { "associatedtype \($0); " }.joined())\(head)\(member.accessors.map(accessors) ?? "")
      }
      extension \(member.contextPath): \(name) {}

      """
    return [ClientDraft(member.kind.isStorage ? .read : .call, source).only(.ownProtocol)]
  }

  private static func accessors(_ accessors: Set<Accessor>) -> String {
    let getter = "get\(accessors.getterEffects.clause)"
    return " { \(accessors.contains(.setter) ? "\(getter) set" : getter) }"
  }
}
