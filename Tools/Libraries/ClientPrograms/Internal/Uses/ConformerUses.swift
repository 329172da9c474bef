import APIComparison
import PublicAPI

/// Clients that conform to a protocol.
enum ConformerUses {
  /// The name of a class of the client's own, which cannot be sent.
  static let ownClass = "ClientReference\(Client.numberMark)"

  static func drafts(of type: Declaration, in scope: ClientScope) -> [ClientDraft] {
    let contract = ConformanceContract(of: type, in: scope)
    guard contract.canBeMet else { return [] }
    let ways = [(ClientUse.conform, false)] + (contract.hasDefaults ? [(.conformFully, true)] : [])
    var drafts =
      contract.isTouched ? ways.map { ClientDraft($0, alternatives: plain(contract, isFull: $1)) } : []
    // Of what is gone, the plainest conformer tells as much as any other.
    drafts += ways.map {
      ClientDraft(
        $0, alternatives: scope.isGone(type) ? plain(contract, isFull: $1) : sources(contract, isFull: $1))
    }
    drafts += ways.flatMap { use, isFull in
      isolated(contract, isFull: isFull).map { ClientDraft(use, alternatives: $0) }
    }
    for shapes in ConformerShape.others(for: contract) {
      let others = shapes.map { conformer(contract, isFull: false, as: $0) }
      drafts.append(
        ClientDraft(.conform, alternatives: others + sources(contract, isFull: false)))
    }
    if contract.isTouched, contract.hasDefaults, !contract.associatedTypes.isEmpty {
      let inferring = conformer(contract, isFull: true, as: .inferring(kind: "struct"))
      drafts.append(
        ClientDraft(.conformFully, alternatives: [inferring] + sources(contract, isFull: true)))
    }
    if contract.isTouched, let owning = contract.givingOwnClasses {
      drafts.append(
        ClientDraft(
          .conform, alternatives: sources(owning, isFull: false) + sources(contract, isFull: false)))
    }
    for speaking in contract.speakingThroughOneWitness {
      let inferring = conformer(speaking, isFull: false, as: .inferring(kind: "struct"))
      drafts.append(ClientDraft(.conform, alternatives: [inferring] + sources(contract, isFull: false)))
    }
    if contract.isTouched, contract.superclass == nil {
      drafts.append(ClientDraft(.conform, conditional(contract)).only(.conditionalConformance))
    }
    for (special, position) in ConstrainedDefaults.contracts(for: contract, in: scope) {
      drafts.append(
        ClientDraft(
          .conform, alternatives: sources(special, isFull: false) + sources(contract, isFull: false)
        ).only(position))
    }
    for use in contract.defaultUses {
      drafts.append(ClientDraft(.conform, alternatives: sources(contract, isFull: false).map { $0 + use }))
    }
    for (parent, property) in scope.givenByLibrary(toNewParentsOf: type)
    where contract.clause(isFull: false).isEmpty {
      let client = conformer(
        contract, isFull: false, as: .plain(kind: "final class", isStoring: false), inheritance: [parent])
      let result = "(_ it: Client\(Client.numberMark)) -> \(property.type ?? .void)"
      let use = "func client\(Client.numberMark)\(result) { let value = it.\(property.name); return value }\n"
      drafts.append(ClientDraft(.conform, client + use))
    }
    if contract.isCopyableOptional {
      let source = conformer(
        contract, isFull: false, as: .plain(kind: "struct", isStoring: false), inheritance: ["~Copyable"])
      drafts.append(ClientDraft(.conform, source))
    }
    return drafts
  }

  /// Conformers in each form that relies on isolation; where the old side allows none such, they do not rely on it.
  private static func isolated(_ contract: ConformanceContract, isFull: Bool) -> [[String]] {
    contract.forms(isFull: isFull).map { form in
      let isBare = form.style == .relyingMembers
      return (isBare ? bare(contract, isFull: isFull, in: form) : [])
        + sources(contract, isFull: isFull, in: form) + sources(contract, isFull: isFull)
    }
  }

  /// Conformers without state.
  private static func bare(_ contract: ConformanceContract, isFull: Bool, in form: ConformerForm? = nil)
    -> [String]
  {
    let kinds = contract.superclass == nil ? ["struct", "final class", "actor"] : ["class"]
    return kinds.map { conformer(contract, isFull: isFull, in: form, as: .bare(kind: $0)) }
  }

  /// A conformer with nothing but what the protocol asks for, be its associated types numbers or parameters.
  private static func plain(_ contract: ConformanceContract, isFull: Bool) -> [String] {
    let contracts = [contract.givingNumbers(isFull: isFull), contract].compactMap(\.self)
    return contracts.flatMap { bare($0, isFull: isFull) } + sources(contract, isFull: isFull)
  }

  /// From the conformer that tolerates the least of a protocol to those that tolerate more.
  private static func sources(
    _ contract: ConformanceContract, isFull: Bool, in form: ConformerForm? = nil
  ) -> [String] {
    let shapes = contract.superclass == nil ? ConformerShape.plain : [.openClass]
    let possible = shapes.filter { !($0.isStoring && contract.isSendable) }
    return possible.filter { form?.style != .actorOutside || $0.kind == "actor" }.map {
      conformer(contract, isFull: isFull, in: form, as: $0)
    }
  }

  /// A type that conforms only where what it has for an argument does.
  private static func conditional(_ contract: ConformanceContract) -> String {
    let type = "Client\(Client.numberMark)"
    let members = contract.members(isFull: false, in: nil, of: .plain(kind: "struct", isStoring: false))
    let parameters = ["Wrapped"] + contract.parameters(isFull: false)
    let conditions = contract.whereClause(isFull: false)
    let condition = conditions.isEmpty ? " where" : conditions + ","
    let lines =
      ["struct \(type)<\(parameters.joined(separator: ", "))> { init(tag: Int) {} }"]
      + ["extension \(type): \(contract.name)\(condition) Wrapped: \(contract.name) {"]
      + members.map { "  \($0)" }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  /// What the type stores: as no other type can see it, neither that nor an implicit initializer meets a requirement by
  /// accident.
  private static func state(of shape: ConformerShape, in contract: ConformanceContract) -> [String] {
    if case .bare = shape { return [] }
    if contract.superclass != nil { return ["init(tag: Int) {}"] }
    let type = shape.isStoring ? ownClass : "Int"
    let name = NaturalNames.stored
    let property = "private let \(name): \(type)"
    return shape.kind == "struct"
      ? [property] : [property, "init(\(name): \(type)) { self.\(name) = \(name) }"]
  }

  private static func conformer(
    _ contract: ConformanceContract, isFull: Bool, in form: ConformerForm? = nil, as shape: ConformerShape,
    inheritance: [String] = []
  ) -> String {
    let number = Client.numberMark
    var contract = contract
    if shape.infersTypes { contract.renameParameters(isFull: isFull) }
    let clause = contract.clause(isFull: isFull)
    let parents = (contract.superclass.map { [$0] } ?? []) + [shape.isolation + contract.name]
    let conformances = (parents + contract.companions + inheritance)
      .joined(separator: ", ")
    let whereClause = contract.whereClause(isFull: isFull)
    let attribute = shape.isolation + (form?.typeAttribute ?? "")
    var lines = [
      "\(attribute)\(shape.kind) Client\(number)\(clause): \(conformances)\(whereClause) {"
    ]
    lines += state(of: shape, in: contract).map { "  \($0)" }
    lines += contract.members(isFull: isFull, in: form, of: shape).map { "  \($0)" }
    lines.append("}")
    if shape.isStoring || contract.hasOwnClasses { lines.append("final class \(ownClass) { var count = 0 }") }
    lines += (form?.surroundings ?? []) + shape.surroundings
    return lines.joined(separator: "\n") + "\n"
  }
}
