import APIComparison
import PublicAPI

/// Clients that use a type as the attribute it can be.
enum AttributeUses {
  static func drafts(of type: Declaration, receiver: Receiver, in scope: ClientScope) -> [ClientDraft] {
    var drafts: [ClientDraft] = []
    let members = scope.names.members(of: type.context + [type.name])
    if type.has(.globalActor) {
      drafts.append(ClientDraft(.isolate, "@\(receiver.type) func client\(Client.numberMark)() {}\n"))
    }
    if type.has(.propertyWrapper) {
      drafts += WrapperUses.drafts(of: type, members: members, receiver: receiver, in: scope)
    }
    if type.has(.resultBuilder) {
      drafts += BuilderUses.drafts(of: type, members: members, receiver: receiver)
    }
    return drafts
  }
}
