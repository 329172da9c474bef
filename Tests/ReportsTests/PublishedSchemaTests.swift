import APIComparison
import Foundation
import GateTestSupport
import PublicAPI
import Reports
import Testing

/// The published schema has every member that a report can have, and no other.
@Suite struct PublishedSchemaTests {
  private static let place = SourceLocation(file: "Kettle.swift", line: 3)

  private func schema() throws -> JSONSchema { try .published("report-schema.json") }

  private func change(_ name: String) -> Change {
    var change = Change(
      RuleCatalogue.rule(id: "async-added") ?? .unclassified,
      of: .entry(name, old: "func \(name)", new: "func \(name) async"), location: Self.place)
    (change.proof, change.remedyProof) = (.compiler, .rule)
    change.position = .functionValue
    change.isFeltOnlyInSwift6 = true
    change.mentions = 3
    change.cause = Change.Cause(rule: "async-added", declaration: "heat()", relation: .consequence)
    (change.client, change.diagnostic) = ("boil()", "expression is 'async'")
    return change
  }

  /// A report of which nothing is left out.
  private func fullReport() throws -> Data {
    let decisions =
      "async-added boil() in Kettle until 2.0.0: Why not.\nasync-added cool() in Kettle until 2.0.0: None.\n"
    let report = Report(
      on: [
        .compared("Kettle", [change("boil()")]), .added("Pan", [change("fry()")]),
        .removed("Pot", [change("cook()")]), .unchanged("Cup"), .notCompared("Wok", reason: "not asked for"),
        .compared("Lid", []), .compared("Spout", []),
      ], guarded: ["Lid"], exposed: ["Spout"], declarations: (4, 5), notChecked: ["defaults"],
      notComparedKinds: [("pans", ["Wok"])], builtWith: ["the trait Steam"])
    let whole = report.accepting(
      try AcceptanceRecord(decisions, file: "accepted.txt"), tags: ["1.0.0"],
      date: try Date("2026-06-01T12:00:00Z", strategy: .iso8601), isStrict: true
    )
    .addingStaleBaselines([.compared("Kettle", [change("pour()")])])
    .adding([Remark("growing-enum", on: "BoilError", of: "Kettle", at: Self.place, ["It grows."])])
    .adding(gaps: ["Could not check Wok."])
    .planning(after: ["1.0.0"], containing: ["1.0.0", "2.0.0"])
    return Data(try ReportFormat.json.render(whole, in: ReportContext(heading: "")).utf8)
  }

  @Test func aReportOfWhichNothingIsLeftOutIsAsItSays() throws {
    let report = try fullReport()
    #expect(try schema().violations(in: report) == [])
    #expect(try schema().absentees(in: report) == [])
  }

  @Test func aMemberThatItDoesNotKnowIsNoticedInEachObject() throws {
    let (found, count) = try schema().violations(ofAddingTo: fullReport())
    #expect(count > 15)
    #expect(found.count { $0.hasSuffix(": more is unknown") } == count, "\(found)")
    #expect(found.count == count)
  }

  @Test func aMemberThatNoReportHasIsNoticed() throws {
    let bare = Data(try ReportFormat.json.render(Report(on: []), in: ReportContext(heading: "")).utf8)
    let absentees = try schema().absentees(in: bare)
    for member in [
      "report.remarks", "remark.lines", "change.client", "coverage.skipped.reason", "decision.until",
    ] {
      #expect(absentees.contains(member), "\(member) in \(absentees)")
    }
    #expect(!absentees.contains("coverage.compared"))
  }
}
