import APIComparison
import PublicAPI

/// Something that clients use, and something new that code may mean by the same words.
struct Rivalry: Sendable {
  /// What clients use.
  let known: Declaration
  /// The rival as a member of the type in which both are found.
  let rival: Declaration
  /// The rival where it is declared.
  let origin: Declaration
  /// Whether the known declaration runs outside of the actor that its type is: a protocol has it that says nothing of actors.
  var isOutsideOfActor = false
  /// The position that few clients have in which alone both are found.
  var position: UnusualPosition?

  /// The known declaration as code uses it that fits the rival, too.
  ///
  /// It stands where the rival does and takes what both take; what it does and gives is what it always did and gave.
  /// Empty if no such code is known.
  var meetingPoints: [Declaration] {
    // An operator is found wherever it is declared.
    guard known.kind.isStorage == rival.kind.isStorage, known.isStatic == rival.isStatic || known.isOperator
    else { return [] }
    guard known.kind.isStorage || known.kind == rival.kind, let pairs else { return [] }
    let narrow = meeting(pairs, with: \.rival)
    let isElsewhere = known.context != rival.context || pairs.count < known.parameters?.count ?? 0
    let hasConditions = !rival.requirements.isEmpty
    return [narrow] + (isElsewhere || hasConditions ? [meeting(pairs, with: \.known)] : [])
  }

  /// Whether the rival is for callers that can wait, who get it without asking, or spares only those that cannot.
  var isFeltByWaiting: Bool {
    let waits = rival.effectsOfUse.contains(.async) || rival.has(.preconcurrency)
    return waits && !known.effectsOfUse.contains(.async)
  }

  private struct ParameterPair {
    let known: Parameter
    let rival: Parameter
  }

  /// The parameters that get the same argument, or nil if no argument list fits both.
  private var pairs: [ParameterPair]? {
    var pairs: [ParameterPair] = []
    var rest = (rival.parameters ?? [])[...]
    for parameter in known.parameters ?? [] {
      let isTrailing = rest.count == 1 && parameter.type.isClosure && rest.first?.type.isClosure == true
      guard let index = rest.firstIndex(where: { $0.label == parameter.label || isTrailing }),
        rest[..<index].allSatisfy({ $0.defaultValue != nil })
      else {
        if parameter.defaultValue == nil { return nil }
        continue
      }
      pairs.append(ParameterPair(known: parameter, rival: rest[index]))
      rest = rest[(index + 1)...]
    }
    return rest.allSatisfy { $0.defaultValue != nil } ? pairs : nil
  }

  private func meeting(_ pairs: [ParameterPair], with side: KeyPath<ParameterPair, Parameter>) -> Declaration
  {
    let takesRivals = side == \ParameterPair.rival
    var meeting = known.standing(in: rival.context)
    if isOutsideOfActor { meeting.modifiers.insert(.nonisolated) }
    meeting.parameters =
      known.parameters == nil
      ? nil
      : pairs.map { pair in
        // A default may not be of the rival's type.
        Parameter(
          label: pair.known.label, attributes: pair.known.attributes, type: pair[keyPath: side].type,
          defaultValue: takesRivals ? nil : pair.known.defaultValue)
      }
    let conditions = rival.requirements.filter { !takesRivals && $0.mentions(none: rival.generics) }
    if takesRivals {
      meeting.generics = rival.generics
      meeting.requirements = rival.requirements + sharedRequirements
      meeting.type = known.type.flatMap { known.type(of: $0, for: pairs.map { ($0.known, $0.rival) }) }
    } else {
      meeting.requirements += conditions.filter { !meeting.requirements.contains($0) }
    }
    return meeting
  }

  /// The known declaration's requirements where both have the same generic parameters; what only the known one takes
  /// without copying it, the rival does not get.
  private var sharedRequirements: [GenericRequirement] {
    guard known.generics.count == rival.generics.count, !known.generics.isEmpty else { return [] }
    var renamed = known
    renamed.rename(
      Dictionary(zip(known.generics.map(\.name), rival.generics.map(\.name))) { first, _ in first })
    return renamed.requirements.filter { !rival.requirements.contains($0) && !$0.isSuppression }
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
