import APIComparison
import PublicAPI

/// Clients that name an associated type and rely on what it conforms to.
enum AssociatedTypeUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(path: type.context, in: scope)
    guard receiver.kind == .proto else { return [] }
    let member = TypeExpression.named([TypeName("Subject"), TypeName(type.name)])
    let naming = ClientFunction(
      receiver: receiver, access: .metatype, result: "\(member).Type", body: ["return \(member).self"])
    let inherited = type.inheritance.filter { !$0.isSuppression }.map { (member, $0) }
    let required = ProtocolUses.conformances(in: type.requirements).map {
      (receiver.generics.resolved($0.0), $0.1)
    }
    let equating = scope.isThorough ? [equating(type)] : []
    return [ClientDraft(.nameAssociatedType, alternatives: equating + [naming.source])]
      + (inherited + required).map { part, constraint in
        ClientDraft(.relyOnInheritance, ProtocolUses.need(part, constraint, through: receiver))
      } + ProtocolUses.equations(in: type.requirements, through: receiver)
  }

  /// Says in a where clause what the associated type is, which no alias in an extension of the protocol lets it do.
  private static func equating(_ type: Declaration) -> String {
    "func client\(Client.numberMark)<Subject, Part>(_ it: Subject.Type, _ part: Part.Type) -> Part.Type\n"
      + "where Subject: \(type.contextPath), Subject.\(type.name) == Part {\n"
      + "  return Subject.\(type.name).self\n}\n"
  }
}
