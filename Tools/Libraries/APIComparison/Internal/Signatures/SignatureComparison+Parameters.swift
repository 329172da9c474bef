import PublicAPI

extension SignatureComparison {
  /// What callers notice of one parameter, the one at `index` of those that both signatures have.
  func parameter(_ before: Parameter, _ after: Parameter, at index: Int) -> [Finding] {
    let name = subject(before, at: index)
    var found: [Finding] = []
    let lost = before.attributes.filter { $0.isOfContext && !after.attributes.contains($0) }
    let gained = after.attributes.filter { $0.isOfContext && !before.attributes.contains($0) }
    found += lost.map { Finding(.closureContextRemoved, "\(name) lost ‘\($0)’.") }
    found += gained.map { Finding(.parameterTypeWidened, "\(name) gained ‘\($0)’.") }
    if before.attributes.filter({ !$0.isOfContext }) != after.attributes.filter({ !$0.isOfContext }) {
      let fact = "\(name) changed its attributes."
      let isFelt = isNoticed(Set(before.attributes).symmetricDifference(after.attributes))
      found.append(Finding(.resultBuilderParameterChanged, fact, verdict: isFelt ? nil : .compatible))
    }
    found += defaults(before, after, name)
    let target = asCalled(after.type)
    let change = "\(before.readable(pair.old)) became \(after.readable(pair.new))"
    if before.isVariadic != after.isVariadic {
      let takesOne = !before.isVariadic && types.mismatches(before.type, target, at: .supplied).isEmpty
      return found + [
        takesOne
          ? Finding(.parameterTypeWidened, "\(name) takes any number of arguments and not only one.")
          : Finding(.variadicChanged, "\(name) changed: \(change).", remedy: Shim.keeping(pair))
      ]
    }
    guard before.type != target || before.type != after.type else { return found }
    let mismatches = types.mismatches(before.type, target, at: .supplied).filter {
      $0 != .sendable || !isPreconcurrency
    }
    if mismatches.isEmpty, before.type != target {
      let rule: Rule =
        before.type.withoutAttributes.1 == target.withoutAttributes.1
        ? .parameterOwnershipRelaxed : .parameterTypeWidened
      let finding = Finding(rule, "\(name) accepts more: \(change).")
      return found + [asImplemented(before.type) == asImplemented(target) ? finding : pair.relaxed(finding)]
    }
    // Values of two types are two anyway.
    if mismatches.contains(where: { $0.rule(at: .supplied) == .parameterTypeChanged }) {
      found.removeAll { $0.rule == .defaultArgumentChanged }
    }
    return found
      + mismatches.map { mismatch in
        let rule = isRawValue(before) ? .rawTypeChanged : mismatch.rule(at: .supplied)
        return Finding(rule, "\(name) changed: \(change).", remedy: Shim.keeping(pair))
      }
  }

  /// How a sentence about a parameter that both signatures have begins; one without a label is named by its position.
  private func subject(_ parameter: Parameter, at index: Int) -> String {
    let count = old.parameters?.count ?? 0
    let name =
      if let label = parameter.label {
        "The parameter ‘\(label)’"
      } else if count == 1 {
        "The parameter"
      } else {
        count == match.common.count ? "Parameter \(index + 1)" : "A parameter"
      }
    return "\(name) of ‘\(pair.title)’"
  }

  /// Whether clients are only warned of values that are not safe to send.
  private var isPreconcurrency: Bool { new.has(.preconcurrency) }

  private func isRawValue(_ parameter: Parameter) -> Bool {
    old.kind == .initializer && parameter.label == "rawValue"
      && oldIndex.types[old.contextPath]?.kind == .enumeration
  }

  private func defaults(_ before: Parameter, _ after: Parameter, _ name: String) -> [Finding] {
    switch (before.defaultValue, after.defaultValue) {
    case (.some, nil) where !after.isVariadic:
      [
        Finding(
          .defaultArgumentRemoved, "\(name) lost its default value.", remedy: Shim.withoutDefaulted(pair))
      ]
    case (nil, .some): [Finding(.defaultArgumentAdded, "\(name) can now be left out.")]
    case (let old?, let new?)
    where !old.means(new, as: after.type):
      [Finding(.defaultArgumentChanged, "\(name) has the default \(new) instead of \(old).")]
    default: []
    }
  }

  /// Whether callers notice that a parameter has one of `attributes`: of a wrapper they do who pass a projected value.
  private func isNoticed(_ attributes: Set<DeclarationAttribute>) -> Bool {
    attributes.contains { attribute in
      guard case .custom(let type, _) = attribute, let path = type.path,
        let wrapper = newIndex.types[path] ?? oldIndex.types[path], wrapper.has(.propertyWrapper)
      else { return !attribute.isOfContext }
      let members = (oldIndex.members[path] ?? []) + (newIndex.members[path] ?? [])
      return members.contains { $0.kind == .initializer && $0.parameters?.first?.label == "projectedValue" }
    }
  }
}

extension Parameter {
  /// The type with the names that the author gave to the generic parameters.
  fileprivate func readable(_ declaration: Declaration) -> String {
    type.readable(declaration) + (isVariadic ? "..." : "")
  }
}
