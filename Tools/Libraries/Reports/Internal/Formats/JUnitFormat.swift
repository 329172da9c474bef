import APIComparison
import PublicAPI

/// Writes a report as the result of a test run: a suite for each module, and a test for each finding.
enum JUnitFormat {
  static func render(_ report: Report, in context: ReportContext) -> String {
    let findings = Finding.all(of: report, in: context)
    let named = report.modules.map(\.name) + report.coverage.unchanged
    let suites = ChangeEntry.distinct(named + findings.map(\.module)).map { name in
      suite(name, findings.filter { $0.module == name })
    }
    let skipped = report.coverage.notComparedModules.map { module in
      "  <testsuite name=\(quoted(module.module)) tests=\"1\" failures=\"0\" skipped=\"1\">\n"
        + "    <testcase classname=\(quoted(module.module)) name=\"public API\">"
        + "<skipped message=\(quoted(module.reason))/></testcase>\n  </testsuite>\n"
    }
    let (failures, errors) = (findings.count(where: \.isFailure), findings.count { $0.kind == Finding.gap })
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="public API" failures="\(failures)" errors="\(errors)">
      \((suites + skipped).joined())</testsuites>

      """
  }

  private static func suite(_ name: String, _ findings: [Finding]) -> String {
    let (failures, errors) = (findings.count(where: \.isFailure), findings.count { $0.kind == Finding.gap })
    let decided = findings.count { $0.decision != nil }
    let head =
      "  <testsuite name=\(quoted(name)) tests=\"\(max(findings.count, 1))\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(decided)\">\n"
    // A suite without tests looks as if nobody had run it.
    let cases =
      findings.isEmpty
      ? "    <testcase classname=\(quoted(name)) name=\"public API\"/>\n" : findings.map(testCase).joined()
    return head + cases + "  </testsuite>\n"
  }

  private static func testCase(_ finding: Finding) -> String {
    let place = finding.location.map { " file=\(quoted($0.file)) line=\"\($0.line)\"" } ?? ""
    let head =
      "    <testcase classname=\(quoted(finding.module)) name=\(quoted("\(finding.subject) [\(finding.kind)]"))\(place)"
    let details = finding.details.joined(separator: "\n").escapedMarkup
    if let decision = finding.decision {
      return head + "><skipped message=\(quoted(decision.sentence))/></testcase>\n"
    }
    if finding.kind == Finding.gap {
      return head + "><error message=\(quoted(finding.explanation))/></testcase>\n"
    }
    if finding.level == .note {
      return head + "><system-out>\(details)</system-out></testcase>\n"
    }
    let type = finding.level == .failure ? "breaking" : "review"
    return head
      + "><failure type=\"\(type)\" message=\(quoted(finding.explanation))>\(details)</failure></testcase>\n"
  }

  private static func quoted(_ text: String) -> String { "\"\(text.escapedMarkup)\"" }
}

extension Finding {
  /// Whether the run found something that somebody has to look at.
  fileprivate var isFailure: Bool { level != .note && kind != Finding.gap }
}
