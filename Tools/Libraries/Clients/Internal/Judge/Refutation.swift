import Compatibility
import Surfaces

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
  let uses: Set<ClientUse>

  /// The uses that a client of `declaration` can make: nothing but an opaque result comes in the place of one.
  func uses(of declaration: Declaration) -> Set<ClientUse> {
    guard case .some(.some) = declaration.type else { return uses }
    return uses.subtracting([.inferResult, .inferValue])
  }

  /// What refutes the rule, or nil if no client that is written would fail were the rule right.
  static func of(rule: String) -> Refutation? { byRule[rule] }

  private static let byRule: [String: Refutation] = {
    var refutations: [String: Refutation] = [
      RuleName.ambiguousOverloadAdded.id: Refutation(subject: .namesakes, uses: [.inferResult])
    ]
    for (rule, uses) in own { refutations[rule.id] = Refutation(subject: .declaration, uses: uses) }
    for (rule, uses) in around { refutations[rule.id] = Refutation(subject: .container, uses: uses) }
    return refutations
  }()

  /// The rules about the declaration itself.
  private static let own: [RuleName: Set<ClientUse>] = [
    .memberRemoved: [], .typeRemoved: [], .deprecatedDeclarationRemoved: [], .declarationRenamed: [],
    .typeRenamed: [], .declarationMoved: [], .typeMoved: [], .kindChanged: [],
    .asyncAdded: [], .throwsAdded: [], .thrownTypeChanged: [],
    .rethrowsRemoved: [.callWithoutThrowing],
    .mutatingAdded: [], .selfOwnershipChanged: [], .staticChanged: [],
    .resultTypeChanged: [.inferResult],
    .tupleLabelsChanged: [.inferResult], .genericConstraintAdded: [], .genericSignatureChanged: [],
    .parameterAdded: [], .parameterRemoved: [], .parametersReordered: [], .argumentLabelChanged: [],
    .defaultArgumentRemoved: [.callWithDefaults], .parameterTypeChanged: [],
    .variadicChanged: [.callVariadic],
    .parameterOwnershipChanged: [], .sendingAdded: [], .isolatedParameterAdded: [],
    .resultBuilderParameterChanged: [.callWithBuilder], .closureEscapingAdded: [],
    .closureSendableAdded: [], .closureIsolationChanged: [], .closureEffectChanged: [],
    .autoclosureChanged: [], .closureShapeChanged: [], .globalActorAdded: [],
    .globalActorChanged: [],
    .nonisolatedRemoved: [], .openTypeClosed: [.subclass], .openMemberClosed: [.override],
    .superclassRemoved: [.upcast], .superclassChanged: [.upcast], .typeGenericRenamed: [.extend],
    .typealiasChanged: [], .setterRemoved: [.write], .propertyTypeChanged: [.inferValue],
    .getterMutatingAdded: [], .setterNonmutatingRemoved: [.write],
    .propertyWrapperRemoved: [.readProjection],
    .initializerFailabilityAdded: [], .initializerFailabilityRemoved: [.inferResult],
    .requiredRemoved: [.constructThroughMetatype], .caseRemoved: [], .casePayloadChanged: [],
    .rawTypeChanged: [.readRawValue], .requirementChanged: [], .overridableChanged: [.override],
    .primaryAssociatedTypesChanged: [.constrainPrimary], .inheritedProtocolAdded: [.conform],
    .conformanceRemoved: [],
    .conformanceConditionAdded: [], .conformanceIsolationChanged: [], .noasyncAdded: [.callFromAsync],
    .madeUnavailable: [], .obsoleted: [],
    .importRemoved: [.useImportedMember], .exportedImportRemoved: [.nameReexported, .useImportedMember],
  ]

  /// The rules about what a change of a member does to the type around it.
  private static let around: [RuleName: Set<ClientUse>] = [
    .requirementAdded: [.conform], .associatedTypeAdded: [.conform],
    .defaultImplementationRemoved: [.conform],
    .associatedTypeDefaultRemoved: [.conform], .caseAdded: [.switchCases],
    .designatedToConvenience: [.subclassInheriting, .callSuperInit],
    .convenienceToDesignated: [.subclassInheriting], .designatedInitializerAdded: [.subclassInheriting],
  ]

  /// What every client of such a declaration does.
  static func principalUses(of declaration: Declaration) -> Set<ClientUse> {
    var uses: Set<ClientUse> =
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
