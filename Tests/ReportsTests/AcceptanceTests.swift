import APIComparison
import Foundation
import Reports
import Testing

@Suite struct AcceptanceTests {
  private static let line = "async-added boil() in Kettle until 2.0.0: Every caller awaits it already."

  private func report(skipped: [String] = []) -> Report {
    let change = Change(
      RuleCatalogue.rule(id: "async-added") ?? .unclassified, verdict: .breaking,
      of: .entry("boil()", old: "func boil()", new: "func boil() async"), fact: "It became async.",
      meaning: "", remedy: .words(""))
    let left = skipped.map { ModuleOutcome.notCompared($0, reason: "not asked for") }
    return Report(on: left + [.compared("Kettle", [change])])
  }

  private func judged(
    _ lines: String..., tags: [String] = [], at time: String = "2026-06-01T12:00:00Z",
    skipped: [String] = [], isStrict: Bool = true
  ) throws -> Report {
    let record = try AcceptanceRecord(lines.joined(separator: "\n"), file: "accepted.txt")
    return report(skipped: skipped).accepting(
      record, tags: tags, date: try Date(time, strategy: .iso8601), isStrict: isStrict)
  }

  private func problems(_ report: Report) throws -> [String]? {
    try ReportJSON(report).acceptanceProblems?.map(\.kind)
  }

  @Test func anAcceptedChangePassesAndIsStillABreak() throws {
    let report = try judged(Self.line)
    #expect(report.outcome == .settled)
    let json = try ReportJSON(report)
    #expect(json.verdict == .none)
    #expect(json.modules.first?.verdict == Verdict.none)
    #expect(json.requiredBump == "major")
    #expect(json.modules.first?.changes.map(\.rule) == ["async-added"])
    #expect(json.modules.first?.changes.map(\.explanation) == ["It became async."])
    let decision = Decision(reason: "Every caller awaits it already.", until: "2.0.0")
    #expect(report.changes.first?.change.accepted == decision)
    let text = try ReportFormat.text.render(report, in: ReportContext(heading: ""))
    #expect(
      text.contains(
        "Every change is accepted. Clients still notice what is accepted, so the next release has to raise the major "
          + "version."))
    let next = try ReportJSON(report.planning(after: ["1.4.2"], containing: ["1.4.2"]))
    #expect(next.nextVersion == "2.0.0")
  }

  @Test(arguments: [
    "throws-added boil() in Kettle until 2.0.0: Asked.", "async-added pour() in Kettle until 2.0.0: Asked.",
    "async-added boil() in Pan until 2.0.0: Asked.",
  ])
  func aLineThatMatchesNothingHasToGo(line: String) throws {
    let report = try judged("# why", "", line)
    #expect(report.outcome == .breakage)
    let json = try ReportJSON(report)
    #expect(json.verdict == .breaking)
    let problem = ReportJSON.Problem(file: "accepted.txt", line: 3, text: line, kind: "unmatched")
    #expect(json.acceptanceProblems == [problem])
    #expect(try problems(judged(line, isStrict: false)) == nil)
  }

  @Test(arguments: [
    "async-added boil() in Kettle until 2.0.0:", "async-added boil() in Kettle until 2.0.0: ",
  ])
  func aLineWithoutAReasonAcceptsNothing(line: String) throws {
    let report = try judged(line)
    #expect(try problems(report) == ["unexplained"])
    #expect(try ReportJSON(report).verdict == .breaking)
  }

  @Test func aVersionEndsADecisionWhenItIsReleased() throws {
    #expect(try judged(Self.line, tags: ["1.8.0", "v1.9.0", "junk"]).outcome == .settled)
    let over = try judged(Self.line, tags: ["v2.0.0", "1.9.0"])
    #expect(try problems(over) == ["expired"])
    #expect(try ReportJSON(over).verdict == .breaking)
  }

  @Test func whatIsNotTrueAnyMoreIsNoLessThanABreak() throws {
    let settled = try judged(Self.line)
    #expect(settled.outcome == .settled)
    let stale = settled.addingStaleBaselines(
      settled.changes.map { .compared($0.module, [$0.change]) })
    #expect(stale.outcome == .breakage)
    let useless = try judged(Self.line, "async-added fry() in Kettle until 2.0.0: Asked.")
    #expect(try ReportJSON(useless).verdict == .none)
    #expect(useless.outcome == .breakage)
  }

  @Test func aDayEndsADecisionWhenItHasPassedInGreenwich() throws {
    let line = "async-added boil() in Kettle until 2027-02-28: Asked."
    #expect(try judged(line, at: "2027-02-28T23:59:59Z").outcome == .settled)
    #expect(try problems(judged(line, at: "2027-03-01T00:00:00Z")) == ["expired"])
  }

  @Test func voidLinesAreFoundWhereNothingIsAccepted() throws {
    let lines = [
      "async-added boil() in Kettle until 2.0.0:", "async-added fry() in Pan until 2.0.0: Asked.",
      "async-added boil() in Kettle until 2026-01-01: Asked.", Self.line,
    ]
    let record = try AcceptanceRecord(lines.joined(separator: "\n"), file: "accepted.txt")
    let date = try Date("2026-06-01T12:00:00Z", strategy: .iso8601)
    let rejected = report().rejectingVoidLines(of: record, tags: [], date: date)
    #expect(try problems(rejected) == ["unexplained", "expired"])
    #expect(rejected.changes.allSatisfy { $0.change.accepted == nil })
    let over = report().rejectingVoidLines(of: record, tags: ["2.0.0"], date: date)
    #expect(try problems(over) == ["unexplained", "expired", "expired", "expired"])
  }

  @Test func theLastOfTwoDecisionsOnOneChangeIsShown() throws {
    let report = try judged(Self.line, "async-added boil() in Kettle until 3.0.0: Asked again.")
    #expect(report.outcome == .settled)
    #expect(report.changes.first?.change.accepted == Decision(reason: "Asked again.", until: "3.0.0"))
  }

  @Test func aModuleThatWasLeftOutIsNotJudged() throws {
    let other = "async-added fry() in Pan until 2.0.0: Asked."
    #expect(try judged(Self.line, other, skipped: ["Pan"]).outcome == .settled)
    #expect(try ReportJSON(judged(Self.line, other)).acceptanceProblems?.map(\.line) == [2])
  }

  @Test(arguments: ["Water: Drinkable, Sendable", "operator |", "platform macos", "Kettle.wait(until:)"])
  func namesOfAllShapesSurviveTheFile(declaration: String) throws {
    var record = try AcceptanceRecord(nil, file: "accepted.txt")
    func accept(in record: inout AcceptanceRecord) throws -> String {
      record.accept(
        "some-rule", of: declaration, in: "Kettle", until: try #require(AcceptanceLimit("2027-01-31")),
        reason: "It was: in use until 1.0, in Kettle only.")
    }
    let line = try accept(in: &record)
    let decision =
      "some-rule \(declaration) in Kettle until 2027-01-31: It was: in use until 1.0, in Kettle only."
    #expect(line == "accepted.txt: \(decision)")
    let text = record.text
    #expect(text.hasPrefix("# "))
    #expect(text.hasSuffix("\n\(decision)\n"))
    var read = try AcceptanceRecord(text, file: "accepted.txt")
    #expect(read.text == text)
    #expect(try accept(in: &read) == line)
    #expect(read.text == text)
  }

  @Test func aNewDecisionReplacesTheOldAndKeepsTheComments() throws {
    var record = try AcceptanceRecord("# ours\r\n\(Self.line)\r\n# more\r\n", file: "accepted.txt")
    let limit = try #require(AcceptanceLimit("3.0.0"))
    _ = record.accept("async-added", of: "boil()", in: "Kettle", until: limit, reason: "Asked again.")
    #expect(
      record.text == "# ours\nasync-added boil() in Kettle until 3.0.0: Asked again.\n# more\n")
  }

  @Test(arguments: ["2028-02-29", "2000-02-29", "2027-12-31", "9999-12-31"])
  func aDayOfTheCalendarIsALimit(text: String) throws {
    var record = try AcceptanceRecord("", file: "")
    let limit = try #require(AcceptanceLimit(text))
    #expect(record.accept("r", of: "f()", in: "M", until: limit, reason: "x").contains("until \(text): x"))
    #expect(record.text == "r f() in M until \(text): x\n")
  }

  @Test(arguments: [
    "2027-02-29", "1900-02-29", "2027-04-31", "2027-13-01", "2027-00-01", "2027-01-00", "2027-1-1",
    "20270131", "2027-01-31T00", "2027-01-31Z", " 2027-01-31", "２027-01-31", "-027-01-31",
  ])
  func whatTheCalendarHasNotIsNoLimit(text: String) {
    #expect(AcceptanceLimit(text) == nil)
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
    let error = #expect(throws: (any Error).self) {
      try AcceptanceRecord("# why\n\(line)\n", file: "accepted.txt")
    }
    #expect(error.map { "\($0)".contains(sentence) } == true)
  }
}
