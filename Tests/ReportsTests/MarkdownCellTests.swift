import APIComparison
import PublicAPI
import Reports
import Testing

/// What a cell of a table in a comment shows is what was meant.
@Suite struct MarkdownCellTests {
  private func row(remedy: Remedy, accepted: Decision? = nil) throws -> String {
    var change = Change(
      RuleCatalogue.rule(id: "case-added") ?? .unclassified, verdict: .breaking,
      of: .entry("kettle_mode.on", old: nil, new: "case kettle_mode.on"),
      fact: "The kettle_mode `a_b|c` is new.", meaning: "", remedy: remedy)
    change.accepted = accepted
    return try ReportFormat.markdown.render(
      Report(on: [.compared("Shop", [change])]), in: ReportContext(heading: ""))
  }

  @Test func codeHasNoBackslashesOfItsOwn() throws {
    let text = try row(remedy: .words("Run `bless Kettle_Core` and *commit*."))
    #expect(text.contains(#"The kettle\_mode `a_b\|c` is new."#), "\(text)")
    #expect(text.contains(#"<br>Run `bless Kettle_Core` and \*commit\*. |"#), "\(text)")
  }

  @Test func codeToCopyKeepsItsBackticks() throws {
    let text = try row(remedy: .code("@available(*, deprecated) var `default`: Int { … }", after: "Keep it:"))
    #expect(
      text.contains("Keep it: <code>@available(&#42;, deprecated) var `default`: Int { … }</code>"), "\(text)"
    )
  }

  @Test func aDecisionStandsApart() throws {
    let text = try row(
      remedy: .words("Keep it."), accepted: Decision(reason: "Nobody asks", until: "2.0.0"))
    #expect(text.contains("<br>Accepted until 2.0.0: Nobody asks<br>Keep it. |"), "\(text)")
  }
}
