import PublicSurface
import Testing

@Suite struct RuleCatalogueTests {
  @Test func everyIdentifierNamesOneRule() {
    let identifiers = RuleCatalogue.all.map(\.id)
    #expect(Set(identifiers).count == identifiers.count)
    for rule in RuleCatalogue.all { #expect(RuleCatalogue.rule(id: rule.id) == rule) }
    #expect(RuleCatalogue.rule(id: "no-such-rule") == nil)
  }

  @Test(arguments: RuleCatalogue.all)
  func everyRuleExplainsItself(rule: Rule) {
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.why.hasSuffix("."))
    #expect(rule.reference.hasPrefix("https://"))
    #expect(rule.verdict != .none)
    #expect(rule.verdict != .breaking || rule.remedy.hasSuffix("."))
  }

  @Test func whatNoRuleKnowsFailsTheGate() {
    #expect(RuleCatalogue.unclassified.verdict == .breaking)
  }
}
