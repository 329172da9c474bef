import APIComparison
import PublicAPI

/// Something that clients use, and something new that code may mean by the same words.
struct NameCollision: Sendable {
  /// What clients use.
  let known: Declaration
  /// The addition as a member of the type in which both are found.
  let addition: Declaration
  /// The addition where it is declared.
  let origin: Declaration
  /// Whether the known declaration runs outside of the actor that its type is: a protocol has it that says nothing of actors.
  var isOutsideOfActor = false
  /// The generic parameters of the type in which both are found.
  var parameters: [GenericParameter] = []
  /// The position that few clients have in which alone both are found.
  var position: UnusualPosition?

  /// The known declaration as code uses it that fits the addition, too.
  ///
  /// It stands where the addition does and takes what both take; what it does and gives is what it always did and gave.
  /// Empty if no such code is known.
  var commonForms: [Declaration] {
    // An operator is found wherever it is declared.
    guard known.kind.isStorage == addition.kind.isStorage,
      known.isStatic == addition.isStatic || known.isOperator
    else { return [] }
    guard known.kind.isStorage || known.kind == addition.kind, let pairs else { return [] }
    let narrow = common(pairs, with: \.addition)
    let isElsewhere = known.context != addition.context || pairs.count < known.parameters?.count ?? 0
    let hasConditions = !addition.requirements.isEmpty
    return [narrow] + (isElsewhere || hasConditions ? [common(pairs, with: \.known)] : [])
      + specialised(pairs)
  }

  /// The known initializer where the arguments, which the addition takes as well, say what the type's parameters are.
  private func specialised(_ pairs: [ParameterPair]) -> [Declaration] {
    guard known.kind == .initializer, known.context == addition.context else { return [] }
    var types: [String: TypeExpression] = [:]
    for pair in pairs { pair.known.type.bind(parameters, to: pair.addition.type, into: &types) }
    let told = parameters.compactMap { parameter in
      types[parameter.name].flatMap { type in
        parameters.contains { type.mentions($0.name) } ? nil : (parameter.name, type)
      }
    }
    if told.isEmpty { return [] }
    var specialised = known
    specialised.requirements += told.map { .sameType(.named([TypeName($0)]), $1) }
    return [specialised]
  }

  /// Whether the addition is for callers that can wait, who get it without asking, or spares only those that cannot.
  var isFeltByWaiting: Bool {
    let waits = addition.effectsOfUse.contains(.async) || addition.has(.preconcurrency)
    return waits && !known.effectsOfUse.contains(.async)
  }

  private struct ParameterPair {
    let known: Parameter
    let addition: Parameter
  }

  /// The parameters that get the same argument, or nil if no argument list fits both.
  private var pairs: [ParameterPair]? {
    var pairs: [ParameterPair] = []
    var rest = (addition.parameters ?? [])[...]
    for parameter in known.parameters ?? [] {
      let isTrailing = rest.count == 1 && parameter.type.isClosure && rest.first?.type.isClosure == true
      guard let index = rest.firstIndex(where: { $0.label == parameter.label || isTrailing }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else {
        if parameter.defaultValue == nil { return nil }
        continue
      }
      pairs.append(ParameterPair(known: parameter, addition: rest[index]))
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { $0.defaultValue != nil } ? pairs : nil
  }

  private func common(_ pairs: [ParameterPair], with side: KeyPath<ParameterPair, Parameter>) -> Declaration {
    let takesAdditions = side == \ParameterPair.addition
    var common = known.standing(in: addition.context)
    if isOutsideOfActor { common.modifiers.insert(.nonisolated) }
    common.parameters =
      known.parameters == nil
      ? nil
      : pairs.map { pair in
        // A default may not be of the addition's type.
        Parameter(
          label: pair.known.label, attributes: pair.known.attributes, type: pair[keyPath: side].type,
          defaultValue: takesAdditions ? nil : pair.known.defaultValue)
      }
    let conditions = addition.requirements.filter { !takesAdditions && $0.mentions(none: addition.generics) }
    if takesAdditions {
      common.generics = addition.generics
      common.requirements = addition.requirements + sharedRequirements
      common.type = known.type.flatMap { known.type(of: $0, for: pairs.map { ($0.known, $0.addition) }) }
    } else {
      common.requirements += conditions.filter { !common.requirements.contains($0) }
    }
    return common
  }

  /// The known declaration's requirements where both have the same generic parameters; what only the known one takes
  /// without copying it, the addition does not get.
  private var sharedRequirements: [GenericRequirement] {
    guard known.generics.count == addition.generics.count, !known.generics.isEmpty else { return [] }
    var renamed = known
    renamed.rename(
      Dictionary(zip(known.generics.map(\.name), addition.generics.map(\.name))) { first, _ in first })
    return renamed.requirements.filter { !addition.requirements.contains($0) && !$0.isSuppression }
  }
}

extension Declaration {
  fileprivate var isStatic: Bool { !modifiers.isDisjoint(with: [.static, .class]) }
}

extension GenericRequirement {
  fileprivate func mentions(none parameters: [GenericParameter]) -> Bool {
    let sides: [TypeExpression] =
      switch self {
      case .conformance(let subject, let constraint): [subject, constraint]
      case .sameType(let left, let right): [left, right]
      }
    return !parameters.contains { parameter in sides.contains { $0.mentions(parameter.name) } }
  }
}
