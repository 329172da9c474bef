import PublicAPI

/// Type-checks the calls that an old signature allowed against a new one.
struct SignatureComparison {
  let pair: Pair
  let oldIndex: SurfaceIndex
  let newIndex: SurfaceIndex
  let old: Declaration
  let new: Declaration
  let match: ParameterMatch
  let types: TypeComparison
  let bindings: [String: TypeExpression]
  let assumptions: [GenericRequirement]

  init(pair: Pair, old oldIndex: SurfaceIndex, new newIndex: SurfaceIndex) {
    self.pair = pair
    self.oldIndex = oldIndex
    self.newIndex = newIndex
    let old = oldIndex.resolvingSelf(in: pair.old).withNamedGenerics("τ")
    let new = newIndex.resolvingSelf(in: pair.new).withNamedGenerics("ν")
    let match = ParameterMatch(old.parameters ?? [], new.parameters ?? [])
    let around = oldIndex.requirements(around: pair.old) + newIndex.requirements(around: pair.old)
    let assumptions = old.requirements + around
    var binding = GenericBinding(generics: new.generics.map(\.name) + ["Self"])
    for (before, after) in match.common { binding.bind(after.type, to: before.type) }
    if let before = old.type, let after = new.type { binding.bind(after, to: before) }
    binding.bind(.named([TypeName("Self")]), to: Self.selfType(of: pair))
    let known = ConformanceQuery(index: newIndex, assumptions: assumptions, inside: old)
    binding.bind(argumentsOf: new.requirements, as: known)
    self.old = old
    self.new = new
    self.match = match
    self.assumptions = assumptions
    bindings = binding.types
    types = TypeComparison(conformance: known) { type in
      newIndex.isNoncopyable(type) || assumptions.contains(.conformance(type, .noncopyable))
    }
  }

  /// What `Self` means to a caller of the old declaration when the new one stands in a protocol or superclass.
  private static func selfType(of pair: Pair) -> TypeExpression {
    pair.old.context == pair.new.context || pair.old.context.isEmpty
      ? .named([TypeName("Self")]) : .named(pair.old.context.map { TypeName($0) })
  }

  var findings: [Finding] {
    let aboutTypes = parameterFindings + resultFindings
    let found = aboutTypes + constraintFindings(beside: aboutTypes)
    guard old.generics.contains(where: \.isPack) != new.generics.contains(where: \.isPack),
      found.contains(where: \.isBreaking)
    else {
      return found
    }
    let fact = "The generic parameters of ‘\(pair.title)’ changed between packs and single types."
    return [Finding(.genericSignatureChanged, fact, remedy: Shim.keeping(pair))]
  }

  /// Whether generic parameters stand for nothing but each other, so that without findings the signatures are the same.
  var isReworded: Bool {
    let names = Set(old.generics.map { TypeExpression.named([TypeName($0.name)]) })
    let bound = new.generics.compactMap { bindings[$0.name] }
    return bound.count == names.count && Set(bound) == names
  }

  /// Whether an implementation of the old signature is none of the new one.
  var differsForImplementers: Bool {
    let before = pair.old.withNamedGenerics("τ")
    let after = pair.new.withNamedGenerics("τ")
    return before.parameters?.map(asImplemented) != after.parameters?.map(asImplemented)
      || before.type != after.type || Set(before.requirements) != Set(after.requirements)
  }

  private func asImplemented(_ parameter: Parameter) -> Parameter {
    var plain = parameter.withoutDefault
    plain.type = asImplemented(plain.type)
    return plain
  }

  /// The type as implementations repeat it, which say themselves how they take a value that can be copied.
  func asImplemented(_ type: TypeExpression) -> TypeExpression {
    types.isNoncopyable(type.withoutAttributes.1)
      ? type : type.removingAttributes { [.consuming, .owned, .borrowing, .shared].contains($0) }
  }

  private var parameterFindings: [Finding] {
    match.findings(of: pair)
      + match.common.enumerated().flatMap { index, both in parameter(both.0, both.1, at: index) }
  }

  /// The type as it is for a caller of the old declaration.
  ///
  /// A member of another module's type names the associated types of its protocols without `Self`.
  func asCalled(_ type: TypeExpression) -> TypeExpression {
    let called = type.substituting(bindings)
    guard let owner = pair.old.context.first, pair.old.context != pair.new.context,
      oldIndex.types[owner] == nil
    else { return called }
    return called.mapped { part in
      guard case .named(let path) = part, path.count > 1, path[0].name == owner else { return part }
      return .named(Array(path.dropFirst()))
    }
  }

  /// Whether the result of a class's method is of the class no longer, but of whatever subclass it is called of.
  private var isSelfNow: Bool {
    guard let owner = newIndex.types[new.contextPath], owner.kind == .class || owner.kind == .actor else {
      return false
    }
    return new.type?.mentions("Self") == true && old.type?.mentions("Self") == false
  }

  private var resultFindings: [Finding] {
    guard let before = old.type, let after = new.type.map(asCalled), before != after || isSelfNow else {
      return []
    }
    let mismatches = types.mismatches(
      before, after, at: pair.old.accessors?.contains(.setter) == true ? .both : .received
    )
    .filter { !($0 == .sendingResult && isDisconnected) }
    let change = "\(before.readable(pair.old)) became \((new.type ?? .void).readable(pair.new))"
    if mismatches.isEmpty {
      return [Finding(.resultTypeRefined, "The result of ‘\(pair.title)’ changed: \(change).")]
    }
    return mismatches.map {
      Finding(
        $0.rule(at: .received), "The result of ‘\(pair.title)’ changed: \(change).",
        remedy: Shim.keeping(pair))
    }
  }

  /// Whether a result belongs to no one else even without `sending`: nothing came in that it could share.
  private var isDisconnected: Bool {
    pair.new.context.isEmpty && pair.isolationWords(of: pair.new).isEmpty
      && (pair.old.parameters ?? []).allSatisfy {
        types.conformance.conforms($0.type, to: .named([TypeName("Sendable")]))
      }
  }

  /// What is required that was not, but of what no type says any more what it stands for, as `others` tell already.
  private func constraintFindings(beside others: [Finding]) -> [Finding] {
    let check = ConstraintCheck(
      old: old, new: new, bindings: bindings, assumptions: assumptions, conformance: types.conformance,
      around: newIndex.requirements(around: pair.new))
    let unknown =
      others.contains(where: \.isBreaking) ? Set(new.generics.map(\.name)).subtracting(bindings.keys) : []
    let added = check.unmet.filter { !$0.isAbout(unknown) }.map { requirement in
      guard case .conformance(_, .suppressed(let lost)) = requirement else {
        let fact = "‘\(pair.title)’ now requires ‘\(requirement.readable(pair.new))’."
        return Finding(.genericConstraintAdded, fact, remedy: Shim.keeping(pair))
      }
      let fact = "‘\(pair.title)’ no longer allows ‘\(requirement.readable(pair.old))’."
      let meaning = "Types that are not ‘\(lost)’ can no longer be used."
      return Finding(.genericConstraintAdded, fact, meaning: meaning, remedy: Shim.keeping(pair))
    }
    if !added.isEmpty { return added }
    let (parameters, known) = (Set(old.generics.map(\.name)), Set(old.requirements))
    let freed = new.requirements.map { $0.mapped { $0.substituting(bindings) } }.compactMap { requirement in
      if case .conformance(let subject, .suppressed(let name)) = requirement, !known.contains(requirement),
        subject.path.map(parameters.contains) ?? false
      {
        name
      } else {
        nil
      }
    }
    return freed.map {
      let fact = "‘\(pair.title)’ takes types that are not ‘\($0)’, too."
      return Finding(.genericConstraintRemoved, fact, verdict: .additive)
    }
      + check.dropped.filter(isAboutWhatStays).map {
        pair.relaxed(
          Finding(.genericConstraintRemoved, "‘\(pair.title)’ no longer requires ‘\($0.readable(pair.old))’.")
        )
      }
  }
}

extension SignatureComparison {
  /// Whether the new signature still leaves it to callers what type the requirement is about.
  private func isAboutWhatStays(_ requirement: GenericRequirement) -> Bool {
    let gone = Set(old.generics.map(\.name)).subtracting(
      bindings.values.flatMap { type in
        old.generics.map(\.name).filter(type.mentions)
      })
    guard case .conformance(let subject, _) = requirement, case .named(let path) = subject else {
      return true
    }
    return path.first.map { !gone.contains($0.name) } ?? true
  }
}

extension GenericRequirement {
  /// Whether it asks something of one of the generic parameters called `names`.
  fileprivate func isAbout(_ names: Set<String>) -> Bool {
    subjects.contains { names.contains(where: $0.mentions) }
  }
}
