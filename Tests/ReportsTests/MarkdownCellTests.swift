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

  @Test func clientsThatNoLongerCompileAreFoldedBelowTheTable() throws {
    let changes = (0..<12).map { number in
      var change = Change(
        .unclassified, verdict: .breaking, of: .entry("a\(number)()", old: "func a", new: "func a async"),
        fact: "It changed.", meaning: "", remedy: .words(""))
      (change.proof, change.client, change.diagnostic) = (
        .compiler, "let ``` = `a`\(number)()", "'async' call"
      )
      return change
    }
    let text = try ReportFormat.markdown.render(
      Report(on: [.compared("Shop", changes)]), in: ReportContext(heading: ""))
    let block = "````swift\nlet ``` = `a`0()\n````\n\n```text\n'async' call\n```\n"
    #expect(
      text.contains(
        "<details><summary>What no longer compiles</summary>\n\n<code>a0()</code>\n\n\(block)\n<code>a1()"),
      "\(text)")
    #expect(text.contains("It changed. Proved by the compiler."))
    let two = try ReportFormat.markdown.render(
      Report(on: [.compared("Cafe", Array(changes.prefix(9))), .compared("Shop", changes)]),
      in: ReportContext(heading: ""))
    #expect(two.contains("\nClients of 11 more entries are in the report with `--format html`.\n"))
    #expect(
      text.contains("\nClients of 2 more entries are in the report with `--format html`.\n\n</details>\n"))
  }

  @Test func whatToDoNextIsSaidBelow() throws {
    let text = try ReportFormat.markdown.render(
      Report(on: []), in: ReportContext(heading: "", nextSteps: ["Run `mend --all`.", "Or wait."]))
    #expect(text.contains("\n- Run `mend --all`.\n- Or wait.\n\n_Coverage"), "\(text)")
  }
}
