import APIComparison
import Foundation
import GateTestSupport
import Processes
import TestSupport
import Testing

/// The commands that tell of the catalogue.
@Suite struct ReportingCommandTests {
  @Test func rulesNamesEveryRule() async throws {
    try await withTemporaryFolder { folder in
      let text = try await APICheckRun.run(["rules"], in: folder).text
      let table = try await APICheckRun.run(["rules", "--format", "markdown"], in: folder).text
      for rule in RuleCatalogue.all {
        #expect(text.contains("  \(rule.id)  "))
        #expect(table.contains("| `\(rule.id)` | \(rule.verdict.rawValue) |"))
      }
      let json = try await APICheckRun.run(["rules", "--format", "json"], in: folder)
      #expect(
        try JSONDecoder().decode([ListedRule].self, from: json.standardOutput)
          == RuleCatalogue.all.map(ListedRule.init))
    }
  }

  @Test func explainSaysWhyAndWhatToDo() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["explain", "async-added"], in: folder)
      #expect(output.status == 0)
      #expect(output.text.hasPrefix("async-added: breaking\n\n"))
      #expect(output.text.contains("\n\nWhat to do: "))
      #expect(output.text.contains("\n\nSee https://"))
    }
  }

  @Test func explainKnowsThePositionsOfUnusualCode() async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(["explain", "two-protocols"], in: folder)
      #expect(output.text.hasPrefix("two-protocols: fragile\n\nOnly code that knows of a value only that "))
      #expect(output.text.hasSuffix("\n\nWhat to do: Give it another name."))
    }
  }

  @Test(arguments: [
    (["explain", "two-protocol"], "There is no rule two-protocol; did you mean two-protocols?"),
    (["explain", "zebra"], "There is no rule zebra; `api-check rules` lists them."),
    (["explain", "async-aded"], "There is no rule async-aded; did you mean async-added?"),
    (["explain"], "explain needs the identifier of a rule"),
    (["explain", "async-added", "more"], "explain does not know what to do with more"),
    (["rules", "more"], "rules does not know what to do with more"),
    (["stats", "--update"], "--update has no effect on stats"),
    (["narrow", "--update-baseline"], "--update-baseline has no effect on narrow"),
    (["narrow", "--products", "--apply"], "--products and --apply contradict each other"),
    (["narrow", "--without-tests", "--apply"], "--without-tests and --apply contradict each other"),
    (["layers", "--format", "sarif"], "choose among text, json, markdown and github"),
    (["layers", "--may-import", "Networking"], "‘Networking’ has no colon"),
    (["narrow", "--format", "sarif"], "choose among text, json, markdown and github"),
    (["check", "--table", "README.md"], "--table has no effect on check"),
    (["stats", "Larder", "--table", "README.md"], "--table and --module contradict each other"),
    (["stats", "--format", "json", "--table", "README.md"], "--table and --format contradict each other"),
  ])
  func misuseIsNamed(arguments: [String], sentence: String) async throws {
    try await withTemporaryFolder { folder in
      let output = try await APICheckRun.run(arguments, in: folder)
      #expect(output.status == 64)
      #expect(output.standardError.contains(sentence))
    }
  }
}

/// A rule as a program reads it.
private struct ListedRule: Decodable, Equatable {
  let id: String
  let verdict: Verdict
  let summary: String
  let why: String
  let remedy: String
  let reference: String

  init(_ rule: Rule) {
    id = rule.id
    verdict = rule.verdict
    summary = rule.summary
    why = rule.why
    remedy = rule.remedy
    reference = rule.reference
  }
}
