import Compatibility
import Foundation
import Testing

@Suite struct RuleCorpusTests {
  @Test(arguments: RuleCorpus.all)
  func aChangeGetsItsVerdictFromItsRule(change: RuleCorpus) throws {
    let changes = try Classifier.changes(
      old: change.surface("old"), new: change.surface("new"),
      platforms: Set(["macOS"].filter(change.name.contains)))
    #expect(changes.map(\.verdict).max() == change.verdict, "\(changes.map(\.rule))")
    #expect(changes.contains { $0.rule == change.rule }, "\(changes.map(\.rule))")
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

  @Test func everyRuleHasAFolderThatShowsIt() {
    // What only a compiled client shows is no matter of two surfaces.
    let shown = Set(RuleCorpus.all.map(\.rule)).union(["witness-failed"])
    let manifest = RuleCatalogue.areas.last.map { Set($0.rules.map(\.id)) } ?? []
    let missing = RuleCatalogue.all.map(\.id).filter { !shown.contains($0) && !manifest.contains($0) }
    #expect(missing == [])
    #expect(shown.filter { RuleCatalogue.rule(id: $0) == nil } == [])
  }

  @Test func everyFolderIsRead() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: RuleCorpus.folder.path)
    #expect(folders.count == RuleCorpus.all.count)
    #expect(folders.count > 200)
  }
}
