import Compatibility
import Foundation
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
    #expect(rule.reference.wholeMatch(of: /https:\/\/[a-z]+[\w.#\/-]+/) != nil)
    #expect(rule.verdict != .none)
    #expect(rule.verdict != .breaking || rule.remedy.hasSuffix("."))
  }

  @Test func whatNoRuleKnowsFailsTheGate() {
    #expect(Rule.unclassified.verdict == .breaking)
  }
}

extension RuleCatalogueTests {
  private static let table = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "PriorArt.md")

  @Test func everyRowOfPriorArtIsAccountedFor() throws {
    let text = try String(contentsOf: Self.table, encoding: .utf8)
    let rows = text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasPrefix("| ---") && $0 != "| There | Here |"
    }
    #expect(rows.count == 99)
    for row in rows {
      let answer = row.split(separator: "|").last.map(String.init) ?? ""
      #expect(
        answer.contains("`") || answer.contains("not applicable") || answer.contains("outside the contract"))
    }
    let named = Set(
      text.matches(of: /`([a-z]+(?:-[a-z]+)+|unclassified|obsoleted|opened)`/).map { String($0.output.1) })
    let known = Set(RuleCatalogue.all.map(\.id))
    #expect(named.subtracting(known) == [])
    #expect(known.subtracting(named) == [])
  }
}
