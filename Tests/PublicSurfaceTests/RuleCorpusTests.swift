import Compatibility
import Foundation
import Surfaces
import Testing

@Suite struct RuleCorpusTests {
  @Test(arguments: RuleCorpus.all)
  func aChangeGetsItsVerdictFromItsRule(change: RuleCorpus) throws {
    let changes = try Classifier.changes(
      old: change.surface("old"), new: change.surface("new"),
      platforms: change.platforms)
    #expect(changes.map(\.verdict).max() == change.verdict, "\(changes.map(\.rule))")
    let own = changes.filter { $0.rule == change.rule }
    #expect(!own.isEmpty, "\(changes.map(\.rule))")
    #expect(own.contains { $0.verdict == .breaking } == (change.verdict == .breaking))
    for change in changes {
      #expect(RuleCatalogue.rule(id: change.rule) != nil)
      #expect(change.explanation.hasSuffix("."))
      #expect(change.verdict != .breaking || !change.remedy.isEmpty)
    }
  }

  @Test(arguments: RuleCorpus.all)
  func aSurfaceThatStaysGivesNoFinding(change: RuleCorpus) throws {
    for side in ["old", "new"] {
      #expect(try Classifier.changes(old: change.surface(side), new: change.surface(side)) == [])
    }
  }

  @Test(arguments: RuleCorpus.all)
  func aSurfaceIsWrittenAsAnExtractedOneWouldBe(change: RuleCorpus) throws {
    for side in ["old", "new"] {
      #expect(try Baseline.render(change.surface(side)) == change.text("\(side).surface"))
    }
  }

  @Test func everyRuleHasAFolderThatShowsIt() {
    // What only a compiled client shows is no matter of two surfaces.
    let shown = Set(RuleCorpus.all.map(\.rule)).union(["witness-failed"])
    let manifest = RuleCatalogue.areas.last.map { Set($0.rules.map(\.id)) } ?? []
    let missing = RuleCatalogue.all.map(\.id).filter { !shown.contains($0) && !manifest.contains($0) }
    #expect(missing == [])
    #expect(shown.filter { RuleCatalogue.rule(id: $0) == nil } == [])
  }

  @Test func everyFolderIsACompleteCase() {
    let complete = RuleCorpus.all.reduce(into: Set()) { $0.formUnion($1.requiredPaths) }
    #expect(complete.symmetricDifference(RuleCorpus.paths).sorted() == [])
    #expect(RuleCorpus.all.count > 200)
  }

  @Test(arguments: RuleCorpus.all)
  func aFolderLiesWhereTheCatalogueHasItsRule(change: RuleCorpus) {
    let area = RuleCatalogue.areas.first { $0.rules.contains { $0.id == change.rule } }
    #expect(area.map { Self.folderName($0.name) } == change.area)
    #expect(RuleCatalogue.rule(id: change.name) == nil, "The name of a case must not be that of a rule.")
  }

  private static func folderName(_ area: String) -> String {
    area.lowercased().split { !$0.isLetter }.joined(separator: "-")
  }
}
