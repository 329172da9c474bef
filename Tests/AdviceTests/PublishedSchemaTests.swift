import Advice
import Foundation
import GateTestSupport
import Reports
import Testing

/// The published schema has every member that the JSON of advice can have, and no other.
@Suite struct PublishedSchemaTests {
  private func schema() throws -> JSONSchema { try .published("advise-schema.json") }

  /// A report of which nothing is left out.
  private func fullReport() throws -> Data {
    let lines =
      "import Tea\nfunc boil(_: Leaf)\nenum BoilError\nextension BoilError: Error\ncase BoilError.dry"
    let proofs: [Advice.Proof] = [
      .client(standIn: "func boil(_: Int) {}", source: "boil()", complaint: "no"), .module,
      .none(reason: "nobody asked"),
    ]
    let found = try AdvisedText(lines, foreignTypes: ["Tea": ["Leaf"]]).advice
    let files = AdvisedFiles(
      ["/kettle/Boil.swift": ["public import Tea", "// api-check:allow foreign-tpye: Typed wrong."]],
      below: "/kettle")
    let modules = proofs.map { proof in
      ModuleAdvice(
        found.map { ($0.postponed(becauseOf: "case-added") ?? $0).with(proof) }, leavingOut: found,
        on: "Kettle", of: 2, in: files, isWhole: true, counts: { _ in true })
    }
    return Data(try AdviceReport(modules).json().utf8)
  }

  @Test func aReportOfWhichNothingIsLeftOutIsAsItSays() throws {
    let report = try fullReport()
    #expect(try schema().violations(in: report) == [])
    #expect(try schema().absentees(in: report) == [])
  }

  @Test func aMemberThatItDoesNotKnowIsNoticedInEachObject() throws {
    let (found, count) = try schema().violations(ofAddingTo: fullReport())
    #expect(count > 10)
    #expect(found.count { $0.hasSuffix(": more is unknown") } == count, "\(found)")
    #expect(found.count == count)
  }

  @Test func aMemberThatNoReportHasIsNoticed() throws {
    let absentees = try schema().absentees(in: Data(AdviceReport([]).json().utf8))
    #expect(Set(["entry.client", "entry.diagnostic", "location.line"]).isSubset(of: absentees))
    #expect(!absentees.contains("report.declarations"))
  }
}
