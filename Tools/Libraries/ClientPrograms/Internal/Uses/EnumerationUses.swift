import APIComparison
import PublicAPI

/// Clients that rely on an enumeration's cases.
enum EnumerationUses {
  static func drafts(of type: Declaration, receiver: Receiver, in scope: ClientScope) -> [ClientDraft] {
    let members = scope.names.members(of: type.context + [type.name])
    let cases = members.filter { $0.kind == .enumerationCase }
    var drafts: [ClientDraft] = []
    if !cases.isEmpty, !receiver.isNoncopyable {
      let exhaustive = source(receiver, cases, hasDefault: false)
      let open = source(receiver, cases, hasDefault: true)
      let alternatives = type.has(.nonexhaustive) ? [open] : [exhaustive, open]
      drafts.append(ClientDraft(.switchCases, alternatives: alternatives))
    }
    if !cases.isEmpty, !receiver.isNoncopyable, !type.has(.nonexhaustive), scope.isThorough {
      let names = Set(cases.map(\.name.asMember)).sorted().map { "(.\($0), _)" }
      let it = receiver.instance
      let pairs = ClientFunction(
        receiver: receiver, access: .constant, parameters: ["_ other: \(receiver.type)"],
        body: ["switch (\(it), other) {", "case \(names.joined(separator: ", ")): break", "}"])
      drafts.append(ClientDraft(.switchCases, pairs.source).only(.tupleOfCases))
    }
    let rawInitializer = members.first {
      $0.kind == .initializer && $0.parameters?.first?.label == "rawValue"
    }
    if let rawType = rawInitializer?.parameters?.first?.type {
      let reading = ClientFunction(
        receiver: receiver, access: .constant, body: ["let value: \(rawType) = \(receiver.instance).rawValue"]
      )
      drafts.append(ClientDraft(.readRawValue, reading.source))
    }
    return drafts
  }

  private static func source(_ receiver: Receiver, _ cases: [Declaration], hasDefault: Bool) -> String {
    let names = Set(cases.map(\.name.asMember)).sorted()
    let body =
      ["switch \(receiver.instance) {", "case \(names.map { ".\($0)" }.joined(separator: ", ")): break"]
      + (hasDefault ? ["@unknown default: break"] : [])
      + ["}"]
    return ClientFunction(receiver: receiver, access: .constant, body: body).source
  }
}
