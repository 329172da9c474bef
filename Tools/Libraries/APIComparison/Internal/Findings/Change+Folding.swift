import PublicAPI

extension Change {
  /// The change as it is reported: with the declarations as `written` gives them, and in view of what `names` promise.
  ///
  /// A leading underscore says that the name is no promise; an initializer or operator has no such name.
  func reported(as written: (Difference) -> Difference, among names: PromisedNames) -> Change {
    guard case .declaration(let difference) = subject else { return self }
    let declaration = difference.declaration
    let isNoPromise =
      verdict == .breaking && declaration.kind != .conformance && rule != .requirementAdded
      && !names.include(declaration)
    let shown = written(difference)
    return isNoPromise ? Finding(.underscoredChanged, fact).change(of: shown) : about(shown)
  }

  /// The changes without those that repeat for a member what is said about its type, or of a requirement's default
  /// implementation what is said about the requirement.
  static func folded(_ changes: [Change]) -> [Change] {
    let folding: Set<Rule> = [.globalActorAdded, .globalActorChanged, .globalActorRemoved]
    let types = Set(
      changes.filter { [.globalActorAdded, .globalActorChanged, .typeIsolationRemoved].contains($0.rule) }
        .compactMap(\.difference?.old).filter(\.kind.isType).map(\.path))
    let withoutDefault = changes.filter { $0.rule == .defaultImplementationRemoved }
      .compactMap(\.difference?.old)
    let literals = changes.compactMap(\.difference).filter(\.declaration.isConformanceForLiterals)
    return changes.filter { change in
      guard let difference = change.difference else { return true }
      if literals.contains(where: difference.isCalledOnly(for:)) { return false }
      if case .removed(let old) = difference,
        withoutDefault.contains(where: {
          ($0.context, $0.kind, $0.name) == (old.context, old.kind, old.name) && old.hasSameCall(as: $0)
        })
      {
        return false
      }
      guard folding.contains(change.rule), let old = difference.old, !old.kind.isType else { return true }
      return !types.contains(old.contextPath)
    }
  }
}

extension Difference {
  /// Whether it is about an initializer that nobody calls but the compiler, for the literals that a type gains or loses
  /// with `conformance`: `ExpressibleByNilLiteral` asks for `init(nilLiteral:)`, and so do all of them.
  fileprivate func isCalledOnly(for conformance: Difference) -> Bool {
    guard declaration.kind == .initializer, let parameters = declaration.parameters, parameters.count == 1,
      let label = parameters[0].label
    else { return false }
    return conformance.declaration.inheritance.first?.path?.lowercased()
      == "expressibleby\(label.lowercased())"
      && declaration.contextPath == conformance.declaration.contextPath
      && (old == nil && conformance.old == nil || new == nil && conformance.new == nil)
  }
}
