import Surfaces

/// What a type has to provide to conform to a protocol.
struct ConformanceContract {
  let name: String
  /// The associated types of the protocol and of those it inherits.
  private(set) var associatedTypes: [Declaration] = []
  private var requirements: [Declaration] = []
  /// The old isolation of the requirements that the new side isolates otherwise.
  private(set) var movedRequirements: [Declaration: String] = [:]
  private var equations: [GenericRequirement] = []
  private var foreign: Set<String> = []
  let isCopyableOptional: Bool

  init(of type: Declaration, in scope: ClientScope) {
    name = type.path
    isCopyableOptional = type.inheritance.contains(.noncopyable)
    var seen: Set<[String]> = []
    collect(type, in: scope, seen: &seen)
  }

  private mutating func collect(_ type: Declaration, in scope: ClientScope, seen: inout Set<[String]>) {
    let path = type.context + [type.name]
    guard seen.insert(path).inserted else { return }
    equations += type.requirements
    for member in scope.members(of: path) where member.requirement != .none {
      if member.kind == .associatedType {
        if !associatedTypes.contains(where: { $0.name == member.name }) { associatedTypes.append(member) }
      } else {
        requirements.append(member)
        movedRequirements[member] = scope.isolationBeforeMove(of: member)
      }
    }
    for inherited in type.inheritance {
      if let parent = scope.type(named: inherited, from: type.context) {
        collect(parent, in: scope, seen: &seen)
      } else {
        foreign.insert(inherited.description)
      }
    }
  }

  /// Whether a client can provide everything: the parser has to have understood it.
  var canBeMet: Bool { requirements.allSatisfy { !$0.isUnusable && $0.requirement != .optional } }

  /// Whether something need not be provided.
  var hasDefaults: Bool {
    requirements.contains { $0.requirement == .defaulted } || associatedTypes.contains { $0.type != nil }
  }

  /// The associated types with a default that every client can name, where all of them have a default.
  var plainDefaults: [(name: String, type: TypeExpression)] {
    guard associatedTypes.allSatisfy({ $0.type != nil }) else { return [] }
    return associatedTypes.compactMap { associated in
      guard let type = associated.type, !type.mentions("Self"),
        !associatedTypes.contains(where: { type.mentions($0.name) })
      else { return nil }
      return (associated.name, type)
    }
  }

  /// The requirements, or only those without a default.
  private func requirements(isFull: Bool) -> [Declaration] {
    requirements.filter { isFull || $0.requirement == .required }
  }

  /// The forms in which a conformer may rely on isolation that the new side changes.
  func forms(isFull: Bool) -> [ConformerForm] {
    Set(requirements(isFull: isFull).compactMap { movedRequirements[$0] }).sorted()
      .flatMap(ConformerForm.all)
  }

  /// The members, or only those without a default.
  func members(isFull: Bool, in form: ConformerForm?) -> [String] {
    let own = requirements(isFull: isFull).enumerated().flatMap {
      witness(of: $0.element, in: form, number: $0.offset)
    }
    return own + foreign.sorted().compactMap { Self.foreignMembers[$0] }
  }

  /// What holds for the associated types among `parameters`.
  func whereClause(naming parameters: [String]) -> String {
    let known = Set(parameters)
    let inherited = associatedTypes.filter { known.contains($0.name) }.flatMap { type in
      type.inheritance.map { GenericRequirement.conformance(.named([TypeName(type.name)]), $0) }
        + type.requirements
    }
    let all = (inherited + equations).filter { requirement in
      switch requirement {
      case .conformance(let subject, _): known.contains { resolved(subject).mentions($0) }
      case .sameType(let left, let right):
        known.contains { resolved(left).mentions($0) || resolved(right).mentions($0) }
      }
    }
    return ClientMember.whereClause(all, resolved)
  }

  /// Members of this conformer name associated types without `Self`.
  func resolved(_ type: TypeExpression) -> TypeExpression {
    type.mapped { type in
      guard case .named(let path) = type, path.count > 1, path[0].name == "Self",
        associatedTypes.contains(where: { $0.name == path[1].name })
      else { return type }
      return .named(Array(path.dropFirst()))
    }
  }

  /// What conformance to the standard library's protocols asks for, where nothing is derived.
  private static let foreignMembers = [
    "CustomStringConvertible": #"var description: String { "" }"#,
    "CustomDebugStringConvertible": #"var debugDescription: String { "" }"#,
    "LosslessStringConvertible": #"init?(_ description: String) { nil }; var description: String { "" }"#,
    "Comparable": "static func < (left: Self, right: Self) -> Bool { false }",
    "Identifiable": "var id: Int { 0 }",
    "IteratorProtocol": "mutating func next() -> Int? { nil }",
    "Sequence": "func makeIterator() -> AnyIterator<Int> { AnyIterator { nil } }",
  ]
}
