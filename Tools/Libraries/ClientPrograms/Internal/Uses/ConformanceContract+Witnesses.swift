import APIComparison
import PublicAPI

extension ConformanceContract {
  /// What a conformer declares for `requirement`.
  ///
  /// Only requirements that have the isolation that `form` relies on are met in that form; others do `opening` first.
  func witness(of requirement: Declaration, in form: ConformerForm?, opening: String, number: Int) -> [String]
  {
    guard let form, touchedIsolations[requirement] == form.isolation else {
      return [member(requirement, opening: opening).source]
    }
    var witness = requirement
    switch form.style {
    case .isolatedWitnesses, .relyingWitnesses, .isolatedType, .relyingMembers: break
    case .actorOutside: witness.modifiers.insert(.nonisolated)
    case .calledWitnesses:
      witness.modifiers.remove(.nonisolated)
      witness.effects.remove(.async)
      witness.accessors?.remove(.effect(.async))
    }
    let own = member(witness, attribute: form.witnessAttribute, opening: form.opening).source
    return [own] + (form.style == .calledWitnesses ? caller(of: witness, number).map { [$0] } ?? [] : [])
  }

  private func member(_ declaration: Declaration, attribute: String = "", opening: String = "")
    -> ClientMember
  {
    ClientMember(
      declaration: declaration, resolve: resolved, modifiers: attribute + modifiers(of: declaration),
      forwarding: nil, opening: opening)
  }

  /// A member that calls `witness` and is isolated to nothing.
  private func caller(of witness: Declaration, _ number: Int) -> String? {
    if witness.isOperator { return nil }
    var caller = witness
    caller.kind = .function
    caller.name = "call\(number)"
    caller.type = .void
    caller.effects = witness.effectsOfUse
    caller.modifiers.insert(.nonisolated)
    if witness.kind == .initializer { caller.modifiers.insert(.static) }
    if witness.accessors?.contains(.mutatingGetter) ?? false { caller.modifiers.insert(.mutating) }
    let arguments = witness.forwardedArguments.joined(separator: ", ")
    let use =
      switch witness.kind {
      case .initializer: "Self(\(arguments))"
      case .subscript: "self[\(arguments)]"
      case .function: "self.\(witness.name.asMember)(\(arguments))"
      default: "self.\(witness.name.asMember)"
      }
    return "\(member(caller).head) { _ = \(caller.effects.prefix(mustAwait: false))\(use) }"
  }

  private func modifiers(of requirement: Declaration) -> String {
    let keywords: [Modifier] = [
      .nonisolated, .required, .static, .mutating, .consuming, .borrowing, .prefix, .postfix,
    ]
    let attribute = requirement.has(.concurrent) ? "@concurrent " : ""
    return attribute + keywords.filter(requirement.modifiers.contains).map { "\($0) " }.joined()
  }
}
