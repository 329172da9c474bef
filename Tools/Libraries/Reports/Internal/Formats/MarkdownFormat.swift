import APIComparison
import PublicAPI

/// Writes a report as a comment on a pull request: the verdict first, then a table for each module.
enum MarkdownFormat {
  /// Tables with more rows are folded.
  private static let longestOpenTable = 15
  /// How many entries of a report show their clients; a comment on GitHub has at most 65,536 characters.
  private static let mostWithClients = 10
  /// How many of the declarations that come with an entry are named.
  private static let mostNamed = 5

  static func render(_ report: Report, in context: ReportContext) -> String {
    var text = "## \(title(of: report))\n\n\(escaped(context.heading))\n"
    if let gaps = report.gaps {
      text += "\n**Not everything could be checked:**\n\n" + gaps.map { "- \(escaped($0))\n" }.joined()
    }
    var room = mostWithClients
    for module in report.modules where !module.changes.isEmpty {
      let status = module.status == .compared ? "" : " (\(module.status.rawValue))"
      text += table(of: module.changes, title: "\(escaped(module.name))\(status): \(module.changes.tally)")
      text += clients(of: module.changes, &room)
    }
    if let stale = report.staleBaselines {
      text +=
        stale.isEmpty
        ? "\nThe committed baselines are fresh.\n"
        : "\n**The committed baselines are stale**; \(report.whenToBless)run `\(context.bless)` and commit the result.\n"
      for baseline in StaleBaseline.all(of: report) ?? [] {
        text += table(of: baseline.changes, title: escaped(baseline.title))
      }
    }
    if let problems = report.acceptanceProblems {
      text += "\n**Decisions that have to go:**\n\n"
      for problem in problems {
        text += "- \(escaped(problem.file)):\(problem.line): \(problem.explanation) \(code(problem.text))\n"
      }
    }
    if let remarks = report.remarks {
      text += "\n### Advice\n\n" + (remarks.isEmpty ? "Nothing to advise on what is new.\n" : "")
      text += remarks.map { remark in
        "- " + ([remark.title] + remark.lines).map(escaped).joined(separator: "<br>") + "\n"
      }.joined()
    }
    if !context.nextSteps.isEmpty {
      text += "\n" + context.nextSteps.map { "- \(escaped($0))\n" }.joined()
    }
    return text + "\n_Coverage: \(escaped(report.coverage.summary))_\n"
  }

  static func title(of report: Report) -> String {
    if report.coverage.isNeedless, report.requiredBump == .none { return "Public API: nothing to guard" }
    if report.requiredBump == .none {
      return "Public API: " + (report.gaps == nil ? "unchanged" : "could not be checked")
    }
    let verdict = report.verdict == .none ? "every change accepted" : report.verdict.rawValue
    let version = report.nextVersion.map { ", at least \($0)" } ?? ""
    if let release = report.releasedIn {
      return "Public API: \(verdict), \(report.requiredBump.rawValue) version raised in \(release)"
    }
    return "Public API: \(verdict), next release \(report.requiredBump.rawValue)\(version)"
  }

  private static func table(of changes: [Change], title: String) -> String {
    let entries = ChangeEntry.causes(of: changes)
    if entries.isEmpty { return "\n### \(title)\n" }
    var table = "\n| Verdict | Declaration | Before → after | Why, and what would help |\n|---|---|---|---|\n"
    for entry in entries { table += row(entry) }
    guard entries.count > longestOpenTable else { return "\n### \(title)\n\(table)" }
    return "\n<details><summary>\(title)</summary>\n\(table)\n</details>\n"
  }

  private static func row(_ entry: ChangeEntry) -> String {
    let head = entry.head
    let versions = [head.lines.old, head.lines.new].compactMap { $0 }.map(code).joined(separator: "<br>→ ")
    let explanation = escaped(entry.explanations.joined(separator: " "))
    let decision = [head.accepted.map { escaped($0.sentence) }].compactMap(\.self)
    let others = [entry.otherPlaces(naming: mostNamed, as: code)].compactMap(\.self)
    let reason = ([explanation] + decision + others + entry.remedies(written: markup(of:)))
      .joined(separator: "<br>")
    let place = head.location.map { "<br>\(escaped($0.file)):\($0.line)" } ?? ""
    let verdict = (head.accepted == nil ? "" : "accepted ") + head.verdict.rawValue
    return "| \(verdict) | \(code(head.declaration))<br>`\(entry.rules)`\(place)"
      + " | \(versions) | \(reason) |\n"
  }

  /// The clients that no longer compile, folded, of as many entries as there is `room` for; empty if there are none.
  private static func clients(of changes: [Change], _ room: inout Int) -> String {
    let entries = ChangeEntry.causes(of: changes).filter { !$0.clients.isEmpty }
    if entries.isEmpty { return "" }
    let shown = entries.prefix(room)
    room -= shown.count
    let parts = shown.map { entry in
      "\n\(code(entry.head.declaration))\n"
        + entry.clients.map { client in
          (client.source.map { fenced($0, as: "swift") } ?? "") + fenced(client.diagnostic, as: "text")
        }.joined()
    }
    let rest = entries.count - shown.count
    return "\n<details><summary>What no longer compiles</summary>\n" + parts.joined()
      + (rest > 0 ? "\nClients of \(rest) more entries are in the report with `--format html`.\n" : "")
      + "\n</details>\n"
  }

  /// A block of code, between fences that are longer than what in the code looks like one.
  private static func fenced(_ text: String, as language: String) -> String {
    let longest = text.split(separator: #/[^`]+/#).map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\n\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }

  private static func markup(of remedy: Remedy) -> String {
    switch remedy {
    case .words(let words): escaped(words)
    // Backticks in the code would end what backticks around it begin.
    case .code(let text, let introduction): "\(escaped(introduction)) \(code(text))"
    }
  }

  /// Code in a cell of a table, with nothing in it that would end the cell, the line or the code.
  private static func code(_ text: String) -> String {
    let cell = text.escapedMarkup.split(separator: "\n").joined(separator: " ")
    return "<code>"
      + cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "&#124;")
      .split(separator: "*", omittingEmptySubsequences: false).joined(separator: "&#42;")
      .split(separator: "_", omittingEmptySubsequences: false).joined(separator: "&#95;") + "</code>"
  }

  /// Text in a cell of a table; what stands between two backticks is shown unchanged, even a backslash.
  private static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let isCode = !index.isMultiple(of: 2) && index < parts.count - 1
      return part.reduce(into: "") { result, character in
        switch character {
        case "\n", "\r\n": result += " "
        case "|": result += "\\|"
        case "*", "_", "<", "\\", "[": result += (isCode ? "" : "\\") + String(character)
        default: result.append(character)
        }
      }
    }.joined(separator: "`")
  }
}
