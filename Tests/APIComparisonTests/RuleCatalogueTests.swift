import APIComparison
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
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let table = folder.appending(path: "PriorArt.md")
  private static let sources = folder.appending(path: "../../Tools/Libraries")

  @Test func everyRuleThatIsDeclaredIsInTheCatalogue() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path).filter {
      $0.hasSuffix(".swift")
    }
    let declared = try files.flatMap { file in
      let text = try String(contentsOf: Self.sources.appending(path: file), encoding: .utf8)
      return text.matches(of: /static let \w+ = Rule\(\s*"([a-z-]+)"/).map { String($0.output.1) }
    }
    #expect(declared.sorted() == RuleCatalogue.all.map(\.id).sorted())
  }

  @Test func everyRowOfPriorArtIsAccountedFor() throws {
    let text = try String(contentsOf: Self.table, encoding: .utf8)
    let tables = text.split(separator: "| There | Here |\n| --- | --- |\n").dropFirst()
    #expect(tables.count == text.split(separator: "\n").filter { $0.hasPrefix("## ") }.count)
    for table in tables {
      let rows = table.split(separator: "\n").prefix { $0.hasPrefix("| ") }
      #expect(!rows.isEmpty)
      for row in rows {
        let answer = row.split(separator: "|").last.map(String.init) ?? ""
        #expect(
          answer.contains("`") || answer.contains("not applicable") || answer.contains("outside the contract")
        )
      }
    }
    let named = Set(
      text.matches(of: /`([a-z]+(?:-[a-z]+)+|unclassified|obsoleted|opened)`/).map { String($0.output.1) })
    let known = Set(RuleCatalogue.all.map(\.id))
    #expect(named.subtracting(known) == [])
  }
}
