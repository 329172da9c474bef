import APIComparison
import PublicAPI
import Reports
import Testing

@Suite struct NextVersionTests {
  private func report(_ verdict: Verdict = .breaking) -> Report {
    let change = Change(
      .unclassified, verdict: verdict, of: .entry("boil()", old: "func a()", new: "func b()"),
      fact: "", meaning: "", remedy: .words(""))
    return Report(on: [.compared("Kettle", verdict == .none ? [] : [change])])
  }

  private func planned(
    _ verdict: Verdict = .breaking, after old: [String] = [], containing new: [String]
  ) throws -> ReportJSON {
    try ReportJSON(report(verdict).planning(after: old, containing: new))
  }

  @Test(arguments: [("1.2.3", "1.2.4"), ("0.0.0", "0.0.1"), ("10.20.30", "10.20.31")])
  func aVersionIsThreeNumbers(text: String, next: String) throws {
    #expect(try planned(containing: [text]).nextVersion == next)
    #expect(try planned(containing: ["v\(text)"]).nextVersion == next)
    var record = try AcceptanceRecord(nil, file: "")
    let limit = try #require(AcceptanceLimit(text))
    #expect(record.accept("rule", of: "f()", in: "Kettle", until: limit, reason: "").contains(" \(text): "))
  }

  @Test(arguments: ["1.2", "1.2.3.4", "1.2.3-beta", "1.02.3", "1..3", "+1.2.3", "１.2.3", "vv1.2.3", ""])
  func nothingElseIsAVersion(text: String) throws {
    #expect(try planned(containing: [text]).nextVersion == nil)
    #expect(AcceptanceLimit(text) == nil)
  }

  @Test func onlyTagsMayHaveALetterInFront() {
    #expect(AcceptanceLimit("1.2.3") != nil)
    #expect(AcceptanceLimit("v1.2.3") == nil)
  }

  @Test(arguments: [
    ("0.30.0", "1.9.9", "1.9.10"), ("1.9.9", "1.9.10", "1.9.11"), ("1.9.10", "1.10.0", "1.10.1"),
    ("1.10.0", "2.0.0", "2.0.1"),
  ])
  func versionsGrowNumberByNumber(lower: String, higher: String, next: String) throws {
    #expect(try planned(containing: [lower, higher]).nextVersion == next)
    #expect(try planned(containing: [higher, lower]).nextVersion == next)
  }

  @Test(arguments: [
    ("1.4.2", Verdict.breaking, "2.0.0", "major"), ("1.4.2", .additive, "1.5.0", "minor"),
    ("1.4.2", .fragile, "1.5.0", "minor"), ("0.4.2", .fragile, "0.4.3", "patch"),
    ("1.4.2", .compatible, "1.4.3", "patch"), ("0.4.2", .breaking, "0.5.0", "minor"),
    ("0.4.2", .additive, "0.4.3", "patch"), ("0.4.2", .compatible, "0.4.3", "patch"),
  ])
  func aChangeAsksForAVersion(released: String, verdict: Verdict, next: String, bump: String) throws {
    let report = try planned(verdict, after: ["v0.1.0", "junk", released], containing: [released])
    #expect(report.nextVersion == next)
    #expect(report.requiredBump == bump)
  }

  /// Semantic Versioning 2.0.0, section 7.
  @Test(arguments: [
    ("func boil()", "@available(*, deprecated) func boil()", "1.4.2", "1.5.0", "minor"),
    ("func boil()", "@available(macOS, deprecated: 12) func boil()", "1.4.2", "1.5.0", "minor"),
    ("func boil()", "@available(*, deprecated) func boil()", "0.4.2", "0.4.3", "patch"),
    ("@available(*, deprecated) func boil()", "func boil()", "1.4.2", "1.4.3", "patch"),
    (
      "@available(*, deprecated) func boil()", "@available(*, deprecated, renamed: \"heat()\") func boil()",
      "1.4.2", "1.4.3", "patch"
    ),
    ("func boil()", "func boil(times: Int = 1)", "1.4.2", "1.5.0", "minor"),
  ]) func aDeprecationAndANewDefaultAskForAMinorVersion(
    old: String, new: String, released: String, next: String, bump: String
  ) throws {
    func surface(_ line: String) throws -> Surface {
      try Surface(baseline: "// public surface, format 1, module Kettle\n\(line)\n", file: "Kettle.txt")
    }
    let diff = APIDiff(old: try surface(old), new: try surface(new), beside: SystemLibrary([]))
    let report = Report(on: [.compared("Kettle", Classifier.changes(in: diff))])
    let planned = try ReportJSON(report.planning(after: [released], containing: [released]))
    #expect((planned.nextVersion, planned.requiredBump) == (next, bump))
    #expect(report.needsMore(than: .patch, after: [released]) == (bump == "minor"))
    // Before anything is released, and with a level for another rule, it is the same.
    let usual = try ReportJSON(report.judging(["case-added": .compatible])).requiredBump
    #expect((usual == "minor") == (next == "1.5.0" || released == "0.4.2"))
  }

  @Test func whatIsReleasedIsNotReleasedAgain() throws {
    let report = try planned(after: ["1.0.0"], containing: ["1.0.0", "2.1.0", "3.0.0-beta.1"])
    #expect(report.nextVersion == "2.1.1")
    #expect(try planned(containing: ["0.1.0"]).nextVersion == "0.1.1")
  }

  @Test func aReleaseThatHasRaisedWhatHadToBeRaisedIsNamed() throws {
    #expect(try planned(after: ["5.4.0"], containing: ["5.4.0", "6.2.0", "6.0.0"]).releasedIn == "6.0.0")
    #expect(try planned(.compatible, after: ["5.4.0"], containing: ["5.4.0", "5.5.0"]).releasedIn == "5.5.0")
    #expect(try planned(after: ["5.4.0"], containing: ["5.4.0", "5.9.0"]).releasedIn == nil)
    #expect(try planned(.none, after: ["5.4.0"], containing: ["6.0.0"]).releasedIn == nil)
    #expect(try planned(containing: ["6.0.0"]).releasedIn == nil)
  }

  @Test func nobodyIsAskedToReleaseWhatIsReleased() throws {
    let report = report()
    let released = report.planning(after: ["5.4.0"], containing: ["5.4.0", "6.0.0"])
    let text = try ReportFormat.text.render(released, in: ReportContext(heading: ""))
    #expect(
      text.contains(
        "That asks for a new major version, which 6.0.0 has brought. Next version: at least 6.0.1."))
    let comment = try ReportFormat.markdown.render(released, in: ReportContext(heading: ""))
    #expect(comment.hasPrefix("## Public API: breaking, major version raised in 6.0.0\n"))
    let open = try ReportFormat.text.render(
      report.planning(after: ["5.4.0"], containing: ["5.4.0"]), in: ReportContext(heading: ""))
    #expect(open.contains("The next release has to raise the major version. Next version: at least 6.0.0."))
  }

  @Test func aReleaseIsJudgedByItsOwnVersion() throws {
    func text(_ version: String, containing new: [String]) throws -> String {
      let planned = report().planning(
        after: ["5.4.0"], containing: ["5.4.0", version] + new, releasedAs: ["junk", version])
      return try ReportFormat.text.render(planned, in: ReportContext(heading: ""))
    }
    let enough = try text("6.1.0", containing: ["6.0.0"])
    #expect(enough.contains("That asks for a new major version, which 6.1.0 has brought.\n"), "\(enough)")
    let little = try text("5.4.1", containing: [])
    #expect(
      little.contains("The next release has to raise the major version. Next version: at least 6.0.0.\n"),
      "\(little)")
  }

  @Test(arguments: [
    (
      "0.4.2", Verdict.breaking,
      "minor version, which is the one for breaks before 1.0. Next version: at least 0.5.0."
    ),
    (
      "0.4.2", .additive,
      "patch version, which is the one for additions before 1.0. Next version: at least 0.4.3."
    ),
    ("0.4.2", .compatible, "patch version. Next version: at least 0.4.3."),
    ("1.4.2", .additive, "minor version. Next version: at least 1.5.0."),
  ])
  func whatIsUnusualBeforeTheFirstVersionIsSaid(released: String, verdict: Verdict, sentence: String) throws {
    let planned = report(verdict).planning(after: [released], containing: [released])
    let text = try ReportFormat.text.render(planned, in: ReportContext(heading: ""))
    #expect(text.contains("The next release has to raise the \(sentence)"), "\(text)")
  }

  @Test func withoutAChangeOrAReleaseThereIsNoNextVersion() throws {
    let unchanged = try planned(.none, after: ["1.0.0"], containing: ["1.0.0"])
    #expect(unchanged.nextVersion == nil)
    #expect(unchanged.requiredBump == "none")
    let unreleased = try planned(after: ["nightly"], containing: [])
    #expect(unreleased.nextVersion == nil)
    #expect(unreleased.requiredBump == "major")
  }
}
