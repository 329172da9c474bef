import APIComparison
import PublicAPI

/// Clients that make and match one case of an enumeration.
enum CaseUses {
  static func drafts(of enumerationCase: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let receiver = Receiver(of: enumerationCase, in: scope)
    guard receiver.kind == .value || receiver.kind == .foreign else { return [] }
    let name = enumerationCase.name.asMember
    let values = enumerationCase.parameters ?? []
    let parameters = values.enumerated().map { index, value in
      let type = receiver.generics.resolved(value.type)
      let isNoncopyable = scope.names.isNoncopyable(
        type, given: receiver.generics.requirements, from: enumerationCase.context)
      return
        "_ value\(index): \(isNoncopyable ? "consuming \(type)" : type.escapingFunction(in: scope.names).description)"
    }
    func make(_ selected: [Int]) -> String {
      let arguments = selected.map { index in (values[index].label.map { "\($0): " } ?? "") + "value\(index)"
      }
      let list = enumerationCase.parameters == nil ? "" : "(\(arguments.joined(separator: ", ")))"
      return ClientFunction(
        receiver: receiver, parameters: selected.map { parameters[$0] },
        body: ["let made: \(receiver.metatype) = .\(name)\(list)"]
      ).source
    }
    var drafts = [ClientDraft(.makeCase, make(Array(values.indices)))]
    let required = values.indices.filter { values[$0].defaultValue == nil }
    if required.count < values.count { drafts.append(ClientDraft(.callWithDefaults, make(required))) }
    if !receiver.isNoncopyable {
      drafts.append(ClientDraft(.matchCase, match(name, values, receiver: receiver)))
    }
    return drafts
  }

  private static func match(_ name: String, _ values: [Parameter], receiver: Receiver) -> String {
    let types = values.map { receiver.generics.resolved($0.type) }
    let names = NaturalNames.names(ofParameters: [receiver.type] + types).dropFirst()
    let patterns = zip(values, names).map { value, name in
      (value.label.map { "\($0): " } ?? "") + "let \(name)"
    }
    let list = patterns.isEmpty ? "" : "(\(patterns.joined(separator: ", ")))"
    let bindings = zip(names, types).enumerated().map { index, bound in
      "  let kept\(index == 0 ? "" : "\(index + 1)"): \(bound.1) = \(bound.0)"
    }
    return ClientFunction(
      receiver: receiver, access: .constant,
      body: ["if case .\(name)\(list) = \(receiver.instance) {"] + bindings + ["}"]
    ).source
  }
}
