/// Which clients have to compile for the compiler to overrule a rule.
struct Refutation {
  /// Whose clients.
  enum Subject {
    /// Those of the declaration that changed.
    case declaration
    /// Those of the type around it.
    case container
    /// Those of every old declaration with the name of the new one.
    case namesakes
  }

  let subject: Subject
  /// What the clients have to do, besides what every client of such a declaration does.
  let uses: Set<WitnessUse>

  /// What refutes the rule, or nil if no client that is written would fail were the rule right.
  static func of(rule: String) -> Refutation? {
    if let uses = own[rule] { return Refutation(subject: .declaration, uses: uses) }
    if rule == "ambiguous-overload-added" { return Refutation(subject: .namesakes, uses: [.inferResult]) }
    return around[rule].map { Refutation(subject: .container, uses: $0) }
  }

  /// The rules about the declaration itself.
  private static let own: [String: Set<WitnessUse>] = [
    "member-removed": [], "type-removed": [], "deprecated-declaration-removed": [], "declaration-renamed": [],
    "type-renamed": [], "declaration-moved": [], "type-moved": [], "kind-changed": [],
    "async-added": [], "throws-added": [], "thrown-type-changed": [],
    "rethrows-removed": [.callWithoutThrowing],
    "mutating-added": [], "self-ownership-changed": [], "static-changed": [],
    "result-type-changed": [.inferResult],
    "tuple-labels-changed": [.inferResult], "generic-constraint-added": [], "generic-signature-changed": [],
    "parameter-added": [], "parameter-removed": [], "parameters-reordered": [], "argument-label-changed": [],
    "default-argument-removed": [.callWithDefaults], "parameter-type-changed": [],
    "variadic-changed": [.callVariadic],
    "parameter-ownership-changed": [], "sending-added": [], "isolated-parameter-added": [],
    "result-builder-parameter-changed": [.callWithBuilder], "closure-escaping-added": [],
    "closure-sendable-added": [], "closure-isolation-changed": [], "closure-effect-changed": [],
    "autoclosure-changed": [], "closure-shape-changed": [], "global-actor-added": [],
    "global-actor-changed": [],
    "nonisolated-removed": [], "open-type-closed": [.subclass], "open-member-closed": [.override],
    "superclass-removed": [.upcast], "superclass-changed": [.upcast], "type-generic-renamed": [.extend],
    "typealias-changed": [], "setter-removed": [.write], "property-type-changed": [.inferValue],
    "getter-mutating-added": [], "setter-nonmutating-removed": [.write],
    "property-wrapper-removed": [.readProjection],
    "initializer-failability-added": [], "initializer-failability-removed": [.inferResult],
    "required-removed": [.constructThroughMetatype], "case-removed": [], "case-payload-changed": [],
    "raw-type-changed": [.readRawValue], "requirement-changed": [], "overridable-changed": [.override],
    "primary-associated-types-changed": [.constrainPrimary], "conformance-removed": [],
    "conformance-condition-added": [], "conformance-isolation-changed": [], "noasync-added": [.callFromAsync],
    "made-unavailable": [], "obsoleted": [],
    "import-removed": [.useImportedMember], "exported-import-removed": [.nameReexported, .useImportedMember],
  ]

  /// The rules about what a change of a member does to the type around it.
  private static let around: [String: Set<WitnessUse>] = [
    "requirement-added": [.conform], "associated-type-added": [.conform],
    "default-implementation-removed": [.conform],
    "associated-type-default-removed": [.conform], "case-added": [.switchCases],
    "designated-to-convenience": [.subclassInheriting, .callSuperInit],
    "convenience-to-designated": [.subclassInheriting], "designated-initializer-added": [.subclassInheriting],
  ]

  /// What every client of such a declaration does.
  static func principalUses(of declaration: Declaration) -> Set<WitnessUse> {
    var uses: Set<WitnessUse> =
      switch declaration.kind {
      case .function: declaration.isOperator ? [.operate] : [.call]
      case .initializer: [.construct]
      case .variable, .constant, .subscript:
        declaration.accessors?.hasSetter == true ? [.read, .write] : [.read]
      case .structure, .enumeration: [.nameType, .mutateSelf]
      case .class, .actor: [.nameType, .refer]
      case .protocol: [.constrain, .box, .conform]
      case .enumerationCase: [.makeCase, .matchCase]
      case .typeAlias: [.useAlias]
      case .associatedType: [.nameAssociatedType]
      case .conformance: [.needConformance]
      case .operator: [.declareOperator]
      case .precedenceGroup: [.joinPrecedenceGroup]
      case .macro, .moduleImport: []
      }
    if declaration.modifiers.contains("open") {
      uses.insert(declaration.kind == .class ? .subclass : .override)
    }
    return uses
  }
}
