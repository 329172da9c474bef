/// The names of all rules, so that the compiler knows them; a rule's identifier is its name in kebab case.
public enum RuleName: String, CaseIterable, Sendable {
  // Declarations
  case declarationAdded, typeRemoved, memberRemoved, deprecatedDeclarationRemoved, declarationRenamed,
    typeRenamed
  case typeRenamedWithAlias, declarationMoved, coveredByOverload, kindChanged, underscoredChanged,
    unclassified
  case typeMoved, ambiguousOverloadAdded, standardNameShadowed, clientFailed
  // Functions
  case asyncAdded, asyncRemoved, throwsAdded, throwsRemoved, thrownTypeChanged, thrownTypeNarrowed,
    rethrowsRemoved
  case rethrowsAdded, mutatingAdded, mutatingRemoved, selfOwnershipChanged, staticChanged, resultTypeChanged
  case resultTypeRefined, tupleLabelsChanged, discardableResultChanged, genericConstraintAdded
  case genericConstraintRemoved, genericSignatureChanged, attributeAdded, attributeRemoved, foreignNameChanged
  case sendingResultRemoved, signatureGeneralised
  // Parameters
  case parameterAdded, parameterAddedWithDefault, parameterRemoved, parametersReordered, argumentLabelChanged
  case defaultArgumentAdded, defaultArgumentRemoved, defaultArgumentChanged, parameterTypeChanged
  case parameterTypeWidened, variadicChanged, parameterOwnershipChanged, parameterOwnershipRelaxed,
    sendingAdded
  case isolatedParameterAdded, resultBuilderParameterChanged
  // Closures
  case closureEscapingAdded, closureSendableAdded, closureIsolationChanged, closureEffectChanged
  case autoclosureChanged, closureShapeChanged, closureConventionChanged
  // Isolation
  case globalActorAdded, globalActorRemoved, globalActorChanged, nonisolatedAdded, nonisolatedRemoved
  case typeIsolationRemoved, executionChanged
  // Types
  case typeKindChanged, openTypeClosed, openMemberClosed, opened, finalAdded, finalRemoved, superclassRemoved
  case superclassChanged, typeGenericsChanged, typeGenericRenamed, typeConstraintAdded, typeConstraintRemoved
  case typealiasChanged, copyabilityRemoved, copyabilityAdded, frozenChanged, preconcurrencyChanged
  case typeAttributeRemoved
  // Properties
  case setterAdded, setterRemoved, propertyTypeChanged, getterMutatingAdded, getterMutatingRemoved
  case setterNonmutatingRemoved, setterNonmutatingAdded, storageChanged, propertyWrapperAdded
  case propertyWrapperRemoved
  // Initializers
  case initializerFailabilityAdded, initializerFailabilityRemoved, requiredAdded, requiredRemoved
  case designatedToConvenience, convenienceToDesignated, designatedInitializerAdded, initializerStyleChanged
  // Enumerations
  case caseAdded, caseAddedNonexhaustive, caseRemoved, casePayloadChanged, caseBecameStatic,
    nonexhaustiveAdded
  case nonexhaustiveRemoved, rawTypeChanged
  // Protocols
  case requirementAdded, requirementAddedWithDefault, requirementRemoved, requirementMadeExtension
  case requirementChanged, overridableChanged, defaultImplementationRemoved, associatedTypeAdded
  case associatedTypeAddedWithDefault, associatedTypeDefaultAdded, associatedTypeDefaultRemoved
  case associatedTypeConstraintChanged, primaryAssociatedTypesChanged, primaryAssociatedTypesAdded
  case inheritedProtocolAdded, inheritedProtocolAddedHarmlessly, inheritedProtocolRemoved, classBoundChanged
  case requirementOptionalityChanged, defaultImplementationAdded
  // Conformances
  case conformanceAdded, conformanceRemoved, conformanceConditionAdded, conformanceConditionRemoved
  case conformanceStillImplied, conformanceIsolationChanged
  // Availability
  case deprecationChanged, availabilityNarrowed, availabilityNarrowedElsewhere, availabilityWidened, obsoleted
  case noasyncAdded, noasyncRemoved, madeUnavailable, platformRemoved, platformAdded
  // Operators, macros and imports
  case operatorRemoved, operatorChanged, precedenceGroupRemoved, precedenceGroupChanged, macroRoleRemoved
  case macroRoleAdded, macroRoleChanged, exportedImportRemoved, importRemoved, importAdded,
    exportedImportAdded
  // Package manifest
  case moduleAdded, platformMinimumLowered, toolsVersionLowered, traitAdded, baselineStale
  case productRemoved, productAdded, moduleRemoved, platformMinimumRaised, toolsVersionRaised, traitRemoved
  case traitDefaultRemoved, platformSupportRemoved

  /// The identifier: `asyncAdded` is `async-added`.
  public var id: String {
    var id = ""
    for character in rawValue {
      if character.isUppercase { id += "-" }
      id += character.lowercased()
    }
    return id
  }
}
