import Compatibility
import Reports
import Testing

@Suite struct AcceptanceTests {
  private static let line = "async-added boil() in Kettle until 2.0.0: Every caller awaits it already."

  private func report(skipped: [String] = []) -> Report {
    let change = Change(
      RuleCatalogue.rule(id: "async-added") ?? .unclassified, declaration: "boil()", old: "func boil()",
      new: "func boil() async")
    return Report(
      modules: [ModuleReport(name: "Kettle", status: .compared, changes: [change])],
      coverage: Coverage(
        compared: 1, skipped: skipped.map { Coverage.Skipped(module: $0, reason: "not asked for") }))
  }

  private func judged(
    _ lines: String..., released: SemanticVersion? = nil, today: String = "2026-06-01",
    skipped: [String] = []
  ) throws -> Report {
    let record = try AcceptanceRecord(lines.joined(separator: "\n"), file: "accepted.txt")
    return report(skipped: skipped).accepting(
      record, released: released, today: CalendarDay(today), isStrict: true)
  }

  @Test func anAcceptedChangePassesAndIsStillABreak() throws {
    let report = try judged(Self.line)
    #expect(!report.hasDrift)
    #expect(report.verdict == .none)
    #expect(report.modules.first?.verdict == Verdict.none)
    #expect(report.requiredBump == .major)
    let decision = Decision(reason: "Every caller awaits it already.", until: "2.0.0")
    #expect(report.modules.first?.changes.first?.accepted == decision)
  }

  @Test(arguments: [
    "throws-added boil() in Kettle until 2.0.0: Asked.", "async-added pour() in Kettle until 2.0.0: Asked.",
    "async-added boil() in Pan until 2.0.0: Asked.",
  ])
  func aLineThatMatchesNothingHasToGo(line: String) throws {
    let report = try judged("# why", "", line)
    #expect(report.hasDrift)
    #expect(report.verdict == .breaking)
    let problem = try #require(report.acceptanceProblems?.first)
    #expect((problem.line, problem.text, problem.kind) == (3, line, .unmatched))
  }

  @Test(arguments: [
    "async-added boil() in Kettle until 2.0.0:", "async-added boil() in Kettle until 2.0.0: ",
  ])
  func aLineWithoutAReasonAcceptsNothing(line: String) throws {
    let report = try judged(line)
    #expect(report.acceptanceProblems?.map(\.kind) == [.unexplained])
    #expect(report.verdict == .breaking)
  }

  @Test func aVersionEndsADecisionWhenItIsReleased() throws {
    #expect(try !judged(Self.line, released: SemanticVersion(1, 9, 0)).hasDrift)
    let over = try judged(Self.line, released: SemanticVersion(2, 0, 0))
    #expect(over.acceptanceProblems?.map(\.kind) == [.expired])
    #expect(over.verdict == .breaking)
  }

  @Test func whatIsNotTrueAnyMoreIsNoLessThanABreak() throws {
    let settled = try judged(Self.line)
    #expect(!settled.hasBreak)
    var stale = settled
    stale.staleBaselines = settled.modules
    #expect(stale.hasBreak)
    #expect(try judged(Self.line, "async-added fry() in Kettle until 2.0.0: Asked.").hasBreak)
  }

  @Test func aDayEndsADecisionWhenItHasPassed() throws {
    let line = "async-added boil() in Kettle until 2027-02-28: Asked."
    #expect(try !judged(line, today: "2027-02-28").hasDrift)
    #expect(try judged(line, today: "2027-03-01").acceptanceProblems?.map(\.kind) == [.expired])
  }

  @Test func aModuleThatWasLeftOutIsNotJudged() throws {
    let other = "async-added fry() in Pan until 2.0.0: Asked."
    #expect(try !judged(Self.line, other, skipped: ["Pan"]).hasDrift)
    #expect(try judged(Self.line, other).acceptanceProblems?.map(\.line) == [2])
  }

  @Test(arguments: ["Water: Drinkable, Sendable", "operator |", "platform macos", "Kettle.wait(until:)"])
  func namesOfAllShapesSurviveTheFile(declaration: String) throws {
    let limit = try #require(AcceptanceLimit("2027-01-31"))
    let change = AcceptedChange(
      rule: "some-rule", declaration: declaration, module: "Kettle", until: limit,
      reason: "It was: in use until 1.0, in Kettle only.")
    let text = AcceptanceRecord(file: "accepted.txt").adding(change).text
    #expect(text.hasPrefix("# "))
    let read = try AcceptanceRecord(text, file: "accepted.txt")
    #expect(read.text == text)
    #expect(read.adding(change).text == text)
    #expect(text.hasSuffix("\n\(change)\n"))
  }

  @Test func aNewDecisionReplacesTheOldAndKeepsTheComments() throws {
    let record = try AcceptanceRecord("# ours\r\n\(Self.line)\r\n# more\r\n", file: "accepted.txt")
    let limit = try #require(AcceptanceLimit("3.0.0"))
    let change = AcceptedChange(
      rule: "async-added", declaration: "boil()", module: "Kettle", until: limit, reason: "Asked again.")
    #expect(
      record.adding(change).text
        == "# ours\nasync-added boil() in Kettle until 3.0.0: Asked again.\n# more\n")
  }

  @Test(arguments: [
    ("nonsense", "accepted.txt:2: “nonsense” is not a decision"),
    ("async-added boil() until 2.0.0: Asked.", "is not a decision"),
    ("async-added in Kettle until 2.0.0: Asked.", "is not a decision"),
    ("async-added boil() in Kettle until later: Asked.", "accepted.txt:2: “later” is neither a version"),
    ("async-added boil() in Kettle until 2027-02-29: Asked.", "“2027-02-29” is neither a version"),
    ("<<<<<<< ours", "is not a decision"),
  ])
  func aDamagedLineIsNamed(line: String, sentence: String) throws {
    let error = #expect(throws: AcceptanceError.self) {
      try AcceptanceRecord("# why\n\(line)\n", file: "accepted.txt")
    }
    #expect(error?.description.contains(sentence) == true)
  }
}
