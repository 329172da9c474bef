import APIComparison
import ClientProofs
import Foundation
import GateTestSupport
import PublicAPI
import Testing

@Suite struct RuleCorpusTests {
  @Test(arguments: RuleCorpus.all)
  func aChangeGetsItsVerdictFromItsRule(change: RuleCorpus) throws {
    let changes = try change.changes()
    if change.verdict == .none { return #expect(changes == []) }
    #expect(changes.map(\.verdict).max() == change.verdict, "\(changes.map(\.rule.id))")
    let own = changes.filter { $0.rule.id == change.rule }
    #expect(!own.isEmpty, "\(changes.map(\.rule.id))")
    #expect(own.contains { $0.verdict >= .fragile } == (change.verdict >= .fragile))
    for change in changes {
      #expect(RuleCatalogue.rule(id: change.rule.id) == change.rule)
      #expect(change.explanation.hasSuffix("."))
      #expect(change.verdict < .fragile || change.remedy != .words(""))
    }
  }

  @Test(arguments: RuleCorpus.all.filter { $0.folder.has("remedy.swift") })
  func theRemedyIsTheOneThatWasCompiled(change: RuleCorpus) throws {
    #expect(try change.remedy() == change.folder.text("remedy.swift"))
  }

  @Test(arguments: RuleCorpus.all)
  func whatStaysGivesNoFinding(change: RuleCorpus) throws {
    for side in ["old", "new"] { #expect(try change.changes(from: side, to: side) == []) }
  }

  @Test(arguments: RuleCorpus.surfaces)
  func aSurfaceIsWrittenAsAnExtractedOneWouldBe(change: RuleCorpus) throws {
    for side in ["old", "new"] {
      #expect(try change.folder.surface(side).baseline == change.folder.text("\(side).surface"))
    }
  }

  @Test func everyRuleIsFoundSomewhere() throws {
    let found = try RuleCorpus.all.flatMap { try $0.changes() } + staleBaseline() + failedClient()
    let rules = Set(found.map(\.rule))
    #expect(
      RuleCatalogue.all.filter { !rules.contains($0) }.map(\.id) == [],
      "Nothing finds these. Add a folder Changes/AREA/RULE/CASE for each.")
  }

  @Test func everyRuleOfTwoVersionsHasAFolder() throws {
    let others = try Set((staleBaseline() + failedClient()).map(\.rule.id))
    let rules = Set(RuleCatalogue.all.map(\.id))
    #expect(
      rules.subtracting(others).symmetricDifference(RuleCorpus.all.map(\.rule)).sorted() == [],
      "Add a folder Changes/AREA/RULE/CASE for each of these, or remove those of rules that are gone.")
  }

  /// A baseline that names an alias, and a tree that names what it stands for: no client notices.
  private func staleBaseline() -> [Change] { [.staleBaseline(ofModule: "Shop")] }

  /// A client that only a compiler knows to fail.
  private func failedClient() throws -> [Change] {
    let surface = try parsed("func pay()")
    return try ClientTrial(of: APIDiff(old: surface, new: surface, beside: .ofToolchain)).judged(
      [], by: RefusingCompiler()
    ).changes
  }

  private func parsed(_ lines: String) throws -> Surface {
    try Surface(baseline: "// public surface, format 1, module Shop\n\(lines)\n", file: "Shop.surface")
  }

  @Test func everyFolderIsACompleteCase() {
    let complete = RuleCorpus.all.reduce(into: Set()) { $0.formUnion($1.requiredPaths) }
    #expect(complete.symmetricDifference(RuleCorpus.corpus.paths).sorted() == [])
    #expect(RuleCorpus.all.count > 200)
  }

  @Test(arguments: RuleCorpus.all)
  func aFolderLiesWhereTheCatalogueHasItsRule(change: RuleCorpus) {
    let area = RuleCatalogue.rule(id: change.rule)?.area?.rawValue
    #expect(area.map(Self.folderName) == change.area)
    #expect(RuleCatalogue.rule(id: change.name) == nil, "The name of a case must not be that of a rule.")
  }

  private static func folderName(_ area: String) -> String {
    area.lowercased().split { !$0.isLetter }.joined(separator: "-")
  }
}
