import PublicAPI

/// Judges one declaration against what became of it, aspect by aspect.
struct Comparison {
  let old: SurfaceIndex
  let new: SurfaceIndex
  /// The platforms whose clients the verdict is for.
  let platforms: Set<String>
  /// The names of the global actors that either version declares.
  private let globalActors: Set<String>

  init(old: SurfaceIndex, new: SurfaceIndex, platforms: Set<String>) {
    self.old = old
    self.new = new
    self.platforms = platforms
    let types = Array(old.types.values) + new.types.values
    globalActors = Set(types.filter { $0.has(.globalActor) }.map(\.path))
  }

  /// What the rules say; a difference in an aspect without a finding is unclassified.
  func findings(_ old: Declaration, _ new: Declaration) -> [Finding] {
    if let findings = kindFindings(old, new) { return findings }
    let pair = pair(old, new)
    var found: [Finding] = []
    for aspect in Self.aspects where aspect.differs(pair) {
      guard let findings = aspect.judge(self, pair) else { continue }
      found += findings.isEmpty ? [unclassified(aspect.name, pair)] : findings
    }
    return found
  }

  /// The two declarations with what is known of what is around them.
  func pair(_ old: Declaration, _ new: Declaration) -> Pair {
    let around = [self.old.types[old.contextPath], self.new.types[new.contextPath]]
    return Pair(
      old: old, new: new, globalActors: globalActors,
      isInFinalClass: around.allSatisfy { $0?.kind == .class && $0?.modifiers.contains(.final) == true },
      isInClass: around.contains { $0?.kind == .class },
      isInOpenClass: around.allSatisfy { $0?.kind == .class && $0?.modifiers.contains(.open) == true },
      isFreeOfActors: !self.old.mayBeIsolated(old) && !self.new.mayBeIsolated(new),
      isInSendableType: self.old.protocols(of: old.contextPath).contains("Sendable")
        && self.new.protocols(of: new.contextPath).contains("Sendable"),
      isAlikeInTrailingClosures: isAlikeInTrailingClosures(old, new))
  }

  private func isAlikeInTrailingClosures(_ old: Declaration, _ new: Declaration) -> Bool {
    guard old.name == new.name, old.parameters?.count == new.parameters?.count else { return false }
    let parameters = zip(self.old.expanding(old).parameters ?? [], new.parameters ?? [])
    let relabelled = parameters.filter { $0.label != $1.label }.map(\.0.type)
    return !relabelled.isEmpty && relabelled.allSatisfy(\.isClosure)
  }

  /// The global actor that the declaration itself says it is isolated to.
  func globalActor(of declaration: Declaration) -> String? {
    Pair(old: declaration, new: declaration, globalActors: globalActors).globalActor(of: declaration)
  }

  private func unclassified(_ aspect: String, _ pair: Pair) -> Finding {
    Finding(.unclassified, "The \(aspect) of ‘\(pair.title)’ changed.")
  }

  private struct Aspect: Sendable {
    let name: String
    let differs: @Sendable (Pair) -> Bool
    /// What the difference means, or nil if it is one of words alone.
    let judge: @Sendable (Comparison, Pair) -> [Finding]?
  }

  private static let aspects: [Aspect] = [
    Aspect(name: "attributes", differs: \.hasOtherAttributes) { $0.attributeFindings($1) },
    Aspect(name: "modifiers", differs: \.hasOtherModifiers) { $0.modifierFindings($1) },
    Aspect(name: "isolation", differs: \.hasOtherIsolation) { $0.isolationFindings($1) },
    Aspect(name: "availability", differs: { $0.old.feltAvailability != $0.new.feltAvailability }) {
      $0.availabilityFindings($1)
    },
    Aspect(name: "platforms", differs: { $0.old.platforms.sorted() != $0.new.platforms.sorted() }) {
      $0.platformFindings($1)
    },
    Aspect(name: "role", differs: \.hasOtherRole) { $0.roleFindings($1) },
    Aspect(name: "failability", differs: { $0.old.failability != $0.new.failability }) {
      $0.failabilityFindings($1)
    },
    Aspect(name: "effects", differs: { $0.old.effects != $0.new.effects }) { $0.effectFindings($1) },
    Aspect(name: "accessors", differs: \.hasOtherAccessors) { $0.accessorFindings($1) },
    Aspect(name: "signature", differs: \.hasOtherSignature) { $0.signatureFindings($1) },
    Aspect(name: "type", differs: \.hasOtherDeclaredType) { $0.typeFindings($1) },
    Aspect(name: "inheritance", differs: \.hasOtherInheritance) { $0.inheritanceFindings($1) },
    Aspect(name: "definition", differs: { $0.old.detail != $0.new.detail }) { $0.definitionFindings($1) },
  ]
}

extension TypeExpression {
  /// Whether a closure can stand for a value of the type.
  fileprivate var isClosure: Bool {
    switch withoutAttributes.1 {
    case .function: true
    case .optional(let wrapped): wrapped.isClosure
    default: false
    }
  }
}
