import APIComparison
import PublicAPI

/// Clients that use a protocol as a constraint and as a type, and conform to it.
enum ProtocolUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let path = type.context + [type.name]
    let name = path.joined(separator: ".")
    let subject = Receiver(path: path, in: scope)
    let constrain = ClientFunction(
      receiver: subject, access: .constant, result: "[Subject]", body: ["let copy = it", "return [it, copy]"]
    ).source
    let box = "func client\(Client.numberMark)(_ it: any \(name)) -> [any \(name)] { [it, it] }\n"
    var drafts = [ClientDraft(.constrain, constrain), ClientDraft(.box, box)]
    if scope.isThorough {
      let member = "func client\(Client.numberMark)() {}"
      drafts.append(ClientDraft(.extend, "extension \(name) {\n  \(member)\n}\n"))
    }
    let inherited = type.inheritance.filter { !$0.isSuppression }.map {
      (TypeExpression.named([TypeName("Self")]), $0)
    }
    drafts += (inherited + conformances(in: type.requirements)).map { part, constraint in
      ClientDraft(.relyOnInheritance, need(subject.generics.resolved(part), constraint, through: subject))
    }
    drafts += equations(in: type.requirements, through: subject)
    if !type.generics.isEmpty { drafts.append(ClientDraft(.constrainPrimary, primary(type, name))) }
    return ConformerUses.drafts(of: type, in: scope) + drafts
  }

  /// The pairs of a type and what it conforms to among `requirements`.
  static func conformances(in requirements: [GenericRequirement]) -> [(TypeExpression, TypeExpression)] {
    requirements.compactMap { requirement in
      guard case .conformance(let part, let constraint) = requirement, !constraint.isSuppression else {
        return nil
      }
      return (part, constraint)
    }
  }

  /// Changes a value of the one type as one of the other, for each of the `requirements` that says they are the same.
  static func equations(in requirements: [GenericRequirement], through receiver: Receiver) -> [ClientDraft] {
    requirements.compactMap { requirement in
      guard case .sameType(let left, let right) = requirement else { return nil }
      let types = [left, right].map(receiver.generics.resolved)
      let client = ClientFunction(
        receiver: receiver, access: .metatype,
        body: [
          "func change(_ place: inout \(types[0])) {}",
          "func use(_ place: inout \(types[1])) { change(&place) }",
        ])
      return ClientDraft(.relyOnInheritance, client.source)
    }
  }

  /// Passes `part` where a conformance to `constraint` is needed.
  static func need(_ part: TypeExpression, _ constraint: TypeExpression, through receiver: Receiver) -> String
  {
    ClientFunction(
      receiver: receiver, access: .metatype,
      body: [
        "func need<Needed: \(receiver.generics.resolved(constraint))>(_ type: Needed.Type) {}",
        "need(\(part).self)",
      ]
    ).source
  }

  /// Names the primary associated types in order.
  private static func primary(_ type: Declaration, _ name: String) -> String {
    let names = type.generics.map(\.name)
    let parameters = names.map { "Client\($0)" }
    let returned = parameters.map { "\($0).Type" }.joined(separator: ", ")
    let members = names.map { "Subject.\($0).self" }.joined(separator: ", ")
    return """
      func client\(Client.numberMark)<\(parameters.joined(separator: ", ")), Subject: \(name)<\(parameters.joined(separator: ", "))>>(
        _ it: Subject
      ) -> (\(returned)) {
        return (\(members))
      }

      """
  }
}
