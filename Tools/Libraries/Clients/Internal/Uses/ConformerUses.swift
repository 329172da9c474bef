import Changes
import Surfaces

/// Clients that conform to a protocol.
enum ConformerUses {
  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let contract = ConformanceContract(of: type, in: scope)
    guard contract.canBeMet else { return [] }
    var drafts = [ClientDraft(.conform, alternatives: sources(contract, isFull: false))]
    if contract.hasDefaults {
      drafts.append(ClientDraft(.conformFully, alternatives: sources(contract, isFull: true)))
    }
    drafts += isolated(contract, isFull: false).map { ClientDraft(.conform, alternatives: $0) }
    if contract.hasDefaults {
      drafts += isolated(contract, isFull: true).map { ClientDraft(.conformFully, alternatives: $0) }
    }
    for (name, type) in contract.plainDefaults {
      let use =
        "func client\(Client.numberMark)(_ it: Client\(Client.numberMark).\(name)) -> \(type) { it }\n"
      drafts.append(ClientDraft(.conform, alternatives: sources(contract, isFull: false).map { $0 + use }))
    }
    if contract.isCopyableOptional {
      let source = conformer(
        contract, isFull: false, kind: "struct", inheritance: ["~Copyable"], isStoring: false)
      drafts.append(ClientDraft(.conform, source))
    }
    return drafts
  }

  /// Conformers in each form that relies on isolation; where the old side allows none such, they do not rely on it.
  private static func isolated(_ contract: ConformanceContract, isFull: Bool) -> [[String]] {
    contract.forms(isFull: isFull).map {
      sources(contract, isFull: isFull, in: $0) + sources(contract, isFull: isFull)
    }
  }

  /// From the conformer that tolerates the least of a protocol to those that tolerate more.
  private static func sources(
    _ contract: ConformanceContract, isFull: Bool, in form: ConformerForm? = nil
  ) -> [String] {
    let kinds = [
      ("struct", true), ("struct", false), ("final class", true), ("final class", false), ("actor", false),
    ]
    return kinds.filter { form?.style != .actorOutside || $0.0 == "actor" }.map {
      conformer(contract, isFull: isFull, in: form, kind: $0, inheritance: [], isStoring: $1)
    }
  }

  private static func conformer(
    _ contract: ConformanceContract, isFull: Bool, in form: ConformerForm? = nil, kind: String,
    inheritance: [String], isStoring: Bool
  ) -> String {
    let number = Client.numberMark
    let parameters = contract.associatedTypes.filter { isFull || $0.type == nil }.map(\.name)
    let clause = parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>"
    let conformances = ([contract.name] + inheritance).joined(separator: ", ")
    let whereClause = contract.whereClause(naming: parameters)
    var lines = [
      "\(form?.typeAttribute ?? "")\(kind) Client\(number)\(clause): \(conformances)\(whereClause) {"
    ]
    if isStoring { lines.append("  let stored = ClientReference\(number)()") }
    // An initializer of its own, so that an implicit one does not meet a requirement by accident.
    lines.append("  init(client: Void) {}")
    lines += contract.members(isFull: isFull, in: form).map { "  \($0)" }
    lines.append("}")
    if isStoring { lines.append("final class ClientReference\(number) { var count = 0 }") }
    lines += form?.surroundings ?? []
    return lines.joined(separator: "\n") + "\n"
  }
}
