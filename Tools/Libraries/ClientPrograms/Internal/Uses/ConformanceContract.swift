import APIComparison
import PublicAPI

/// What a type has to provide to conform to a protocol.
struct ConformanceContract {
  let name: String
  /// The associated types of the protocol and of those it inherits.
  var associatedTypes: [Declaration] = []
  /// What conforming types have to provide or to get by default.
  var requirements: [Declaration] = []
  /// What extensions of the protocol and of those it inherits declare.
  private(set) var extensions: [Declaration] = []
  /// The class that the type derives from.
  var superclass: String?
  /// Further protocols that the type conforms to.
  var companions: [String] = []
  /// Whether the new side has something else in the protocol or in one that it inherits.
  private(set) var isTouched = false
  /// The requirements that the new side has otherwise, or no more.
  private var touchedRequirements: Set<Declaration> = []
  /// The isolation of the requirements that the new side has otherwise, or no more.
  private(set) var touchedIsolations: [Declaration: String] = [:]
  /// The isolation of the protocol as a whole, if that is isolated and the new side has something else in it.
  private let wholeIsolation: String?
  var equations: [GenericRequirement] = []
  /// The associated types that an equation gives a value.
  var fixed: [String: TypeExpression] = [:]
  /// The names of parameters that differ from those of the associated types.
  private var renamed: [String: String] = [:]
  /// The protocols of other modules among those that the type conforms to, with those that they refine.
  var foreign: Set<String> = []
  /// The associated types of the standard library's protocols among them.
  var libraryTypes: [Declaration] = []
  /// What those protocols ask for, with or without a default.
  var asked: [Declaration] = []
  /// What their extensions declare.
  var given: [Declaration] = []
  /// Whether some associated types are classes of the client's own.
  private(set) var hasOwnClasses = false
  let isCopyableOptional: Bool
  /// Whether types that conform can be sent; the compiler only warns of some that store what cannot.
  let isSendable: Bool

  init(of type: Declaration, in scope: ClientScope) {
    name = type.path
    isCopyableOptional = type.inheritance.contains(.noncopyable)
    let isolation = scope.isolation(of: type)
    wholeIsolation = scope.isThorough && scope.isTouched(type) && !isolation.isEmpty ? isolation : nil
    isSendable = scope.impliesSendable(type) && !type.has(.preconcurrency)
    var seen: Set<[String]> = []
    collect(type, in: scope, seen: &seen)
    settleLibrary(in: scope.library)
  }

  mutating func collect(_ type: Declaration, in scope: ClientScope, seen: inout Set<[String]>) {
    let path = type.context + [type.name]
    guard seen.insert(path).inserted else { return }
    equations += type.requirements
    isTouched = isTouched || scope.isThorough && scope.isTouched(type)
    for member in scope.names.members(of: path) {
      if member.requirement == .none {
        extensions.append(member)
      } else if member.kind == .associatedType {
        if !associatedTypes.contains(where: { $0.name == member.name }) { associatedTypes.append(member) }
      } else {
        requirements.append(member)
        if scope.isThorough, scope.isTouched(member) {
          touchedRequirements.insert(member)
          touchedIsolations[member] = scope.isolation(of: member)
        }
      }
    }
    extensions += scope.names.defaults(for: path)
    for inherited in type.inheritance {
      if let parent = scope.names.type(named: inherited, from: type.context) {
        collect(parent, in: scope, seen: &seen)
      } else {
        conform(toForeign: inherited, in: scope)
      }
    }
  }

  /// Whether a client can provide everything: the parser has to have understood it.
  var canBeMet: Bool { requirements.allSatisfy { !$0.isUnusable && $0.requirement != .optional } }

  /// Whether something need not be provided.
  var hasDefaults: Bool {
    requirements.contains { $0.requirement == .defaulted } || associatedTypes.contains { $0.type != nil }
  }

  /// The associated types that are parameters of the conforming type.
  func parameters(isFull: Bool) -> [String] {
    associatedTypes.filter { (isFull || $0.type == nil) && fixed[$0.name] == nil }.map(\.name)
  }

  /// Gives the parameters names of their own, so that the witnesses say what the associated types are.
  mutating func renameParameters(isFull: Bool) {
    for name in parameters(isFull: isFull) { renamed[name] = "Client" + name }
  }

  /// The contract of a type that has a class of the client's own for each associated type of which nothing is asked; nil
  /// where there is none such.
  var givingOwnClasses: ConformanceContract? {
    let equal = equations.map(\.description).joined(separator: " ")
    let free = associatedTypes.filter { type in
      type.type == nil && fixed[type.name] == nil && type.inheritance.isEmpty && type.requirements.isEmpty
        && !SourceWords(equal).all.contains { $0.text == type.name }
    }
    if free.isEmpty { return nil }
    var contract = self
    for type in free {
      contract.fixed[type.name] = .named([TypeName(ConformerUses.ownClass)])
      contract.hasOwnClasses = true
    }
    return contract
  }

  /// The contract of a type that has a number for each associated type; nil where there is none.
  func givingNumbers(isFull: Bool) -> ConformanceContract? {
    let open = parameters(isFull: isFull)
    if open.isEmpty { return nil }
    var contract = self
    for name in open { contract.fixed[name] = .named([TypeName("Int")]) }
    return contract
  }

  /// The parameters of the conforming type between angle brackets, or nothing.
  func clause(isFull: Bool) -> String {
    let names = parameters(isFull: isFull).map { renamed[$0] ?? $0 }
    return names.isEmpty ? "" : "<\(names.joined(separator: ", "))>"
  }

  /// The requirements, or only those without a default.
  private func requirements(isFull: Bool) -> [Declaration] {
    requirements.filter { isFull || $0.requirement == .required }
  }

  /// The contracts of types that meet one of the changed requirements and get all else that has a default, for those
  /// requirements that say what an associated type is.
  var speakingThroughOneWitness: [ConformanceContract] {
    let unknown = Set(parameters(isFull: false))
    return requirements.indices.compactMap { index in
      guard requirements[index].requirement == .defaulted, touchedRequirements.contains(requirements[index]),
        SourceWords(requirements[index].description).all.contains(where: { unknown.contains("\($0.text)") })
      else { return nil }
      var contract = self
      contract.requirements[index].requirement = .required
      return contract
    }
  }

  /// The forms in which a conformer may rely on where the requirements run that the new side has otherwise.
  func forms(isFull: Bool) -> [ConformerForm] {
    Set(requirements(isFull: isFull).compactMap { touchedIsolations[$0] }).sorted()
      .flatMap(ConformerForm.all) + (wholeIsolation.map { [.members(on: $0)] } ?? [])
  }

  /// The members, or only those without a default.
  func members(isFull: Bool, in form: ConformerForm?, of shape: ConformerShape) -> [String] {
    let own = requirements(isFull: isFull).enumerated().flatMap {
      witness(
        of: shape.adapted($0.element), in: form, opening: shape.opening(for: $0.element), number: $0.offset)
    }
    let words = Set(requirements(isFull: isFull).flatMap { SourceWords($0.description).all.map(\.text) })
    let unsaid = renamed.filter { !words.contains($0.key[...]) }.mapValues {
      TypeExpression.named([TypeName($0)])
    }
    let types = fixed.merging(unsaid) { own, _ in own }.sorted { $0.key < $1.key }
      .map { "typealias \($0.key) = \(resolved($0.value))" }
    return types + own + (form?.members ?? [])
  }

  /// What holds for the associated types among the parameters.
  func whereClause(isFull: Bool) -> String {
    let parameters = parameters(isFull: isFull)
    let known = parameters.map { renamed[$0] ?? $0 }
    let inherited = associatedTypes.filter { parameters.contains($0.name) }.flatMap { type in
      let name = TypeExpression.named([TypeName(renamed[type.name] ?? type.name)])
      return type.inheritance.map { GenericRequirement.conformance(name, $0) } + type.requirements
    }
    let all = (inherited + equations.map { $0.mapped(spelled) }).filter { requirement in
      switch requirement {
      case .conformance(let subject, _): return known.contains { resolved(subject).mentions($0) }
      case .sameType(let left, let right):
        if left == right || namesDefault(left) || namesDefault(right) { return false }
        return known.contains { resolved(left).mentions($0) || resolved(right).mentions($0) }
      }
    }
    return all.whereClause(resolved)
  }

  /// Members of this conformer name associated types without `Self`.
  func resolved(_ type: TypeExpression) -> TypeExpression {
    type.mapped { type in
      guard case .named(let path) = type, path.count > 1, path[0].name == "Self",
        (associatedTypes + libraryTypes).contains(where: { $0.name == path[1].name })
      else { return type }
      let name = renamed[path[1].name].map { TypeName($0) } ?? path[1]
      return .named([name] + path.dropFirst(2))
    }
  }
}
