import APIComparison
import PublicAPI

/// Clients with a protocol of their own, to which a type of the module conforms as it is.
enum OwnProtocolUses {
  /// Asks for just what `member` is.
  static func drafts(of member: Declaration, through way: MemberAccess, in scope: ClientScope)
    -> [ClientDraft]
  {
    let isOfType = way.receiver.kind == .value || way.receiver.kind == .reference
    guard scope.isThorough, isOfType else { return [] }
    let name = "Asking\(Client.numberMark)"
    let isStatic = !member.modifiers.isDisjoint(with: [.static, .class])
    let modifiers =
      way.isolation + (isStatic ? "static " : "") + (way.access == .mutable ? "mutating " : "")
    let generics = way.receiver.generics
    // Under its own name, an associated type would be one that all other clients find in the type.
    let names = Set(generics.parameters.map(\.name)).subtracting(member.generics.map(\.name))
    let asked = Dictionary(uniqueKeysWithValues: names.map { ($0, "Asked\($0)\(Client.numberMark)") })
    let head = ClientMember(
      declaration: member,
      resolve: { generics.resolved($0).substituting(asked.mapValues { .named([TypeName($0)]) }) },
      modifiers: modifiers, forwarding: nil
    ).head
    let types = asked.values.sorted().filter { head.contains($0) }.map { "associatedtype \($0); " }
    let source = """
      protocol \(name) {
        \(types.joined())\(head)\(member.accessors.map(accessors) ?? "")
      }
      extension \(member.contextPath): \(name) {}

      """
    return [ClientDraft(member.kind.isStorage ? .read : .call, source).only(.ownProtocol)]
  }

  /// Makes the type conform, alone to a protocol that refines another, and beside each type that it becomes one with.
  static func conformances(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    guard scope.isThorough, !type.inheritance.contains(.noncopyable) else { return [] }
    let (name, base) = ("Asking\(Client.numberMark)", "Asked\(Client.numberMark)")
    let refining =
      "protocol \(base) {}\nprotocol \(name): \(base) {}\nextension \(type.path): \(name) {}\n"
    let together = scope.twins(of: type).map {
      "protocol \(name) {}\nextension \(type.path): \(name) {}\nextension \($0): \(name) {}\n"
    }
    return [ClientDraft(.extend, refining).only(.ownProtocol)]
      + together.map { ClientDraft(.extend, $0).only(.twoTypes) }
  }

  private static func accessors(_ accessors: Set<Accessor>) -> String {
    let getter = "get\(accessors.getterEffects.clause)"
    return " { \(accessors.contains(.setter) ? "\(getter) set" : getter) }"
  }
}
