import PublicAPI

/// Every kind of change that is known, so that a difference of any other kind can fail as unclassified.
public enum RuleCatalogue: Sendable {
  /// All rules, area by area.
  public static let all = RuleArea.allCases.flatMap { area in lists.flatMap(\.self).filter { $0.area == area }
  }

  /// The lists that begin each file with rules.
  private static let lists: [[Rule]] = [
    Rule.accessorRules, Rule.addedRequirementRules, Rule.additionRules, Rule.attributeRules,
    Rule.availabilityRules, Rule.conformanceRules, Rule.counterpartRules, Rule.definitionRules,
    Rule.effectRules, Rule.failabilityRules, Rule.genericRules, Rule.implementationRules,
    Rule.inheritanceRules, Rule.isolationRules, Rule.kindRules, Rule.macroRules, Rule.mismatchRules,
    Rule.modifierRules, Rule.overloadRules, Rule.parameterListRules, Rule.parameterRules,
    Rule.preconcurrencyRules, Rule.publicRules,
    Rule.removalRules, Rule.renamingRules, Rule.requirementRules, Rule.resultRules, Rule.signatureRules,
    Rule.successionRules, Rule.superclassRules, Rule.typeRules, Rule.underscoreRules, PackagePromises.rules,
  ]

  /// The rule with an identifier, or nil if there is none.
  public static func rule(id: String) -> Rule? {
    byID[id]
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
