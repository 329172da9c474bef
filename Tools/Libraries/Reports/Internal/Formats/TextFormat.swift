import APIComparison
import PublicAPI

/// Writes a report for people at a terminal.
struct TextFormat {
  /// How many entries of one rule are explained in full; later ones would repeat what stands above them.
  private static let mostExplained = 20

  /// How many of the declarations that come with an entry are named.
  private static let mostNamed = 5

  private let context: ReportContext

  static func render(_ report: Report, in context: ReportContext) -> String {
    TextFormat(context: context).render(report)
  }

  private func render(_ report: Report) -> String {
    var text = context.heading + "\n"
    if context.standsAlone {
      text += (report.gaps ?? []).map { "\n\($0)\n" }.joined()
    }
    for module in report.modules where !module.changes.isEmpty { text += render(module) }
    for stale in StaleBaseline.all(of: report) ?? [] {
      text += "\n\(bold(stale.title))\n" + render(stale.changes)
    }
    if let stale = report.staleBaselines {
      text +=
        stale.isEmpty
        ? "\nThe committed baselines are fresh.\n"
        : "\nThe committed baselines are stale; \(report.whenToBless)run `\(context.bless)` and commit the result.\n"
    }
    for problem in report.acceptanceProblems ?? [] {
      text += "\n\(problem.file):\(problem.line): \(problem.explanation)\n    \(problem.text)\n"
    }
    if let remarks = report.remarks {
      text +=
        remarks.isEmpty
        ? "\nNothing to advise on what is new.\n" : "\n\(bold("Advice")), which fails nothing:\n"
      text += remarks.map(render).joined()
    }
    if !context.nextSteps.isEmpty { text += "\n" + context.nextSteps.map { "\($0)\n" }.joined() }
    text += "\n" + paint(report.conclusion, report.verdict) + "\n"
    return text + "Coverage: \(report.coverage.summary)\n"
  }

  private func render(_ module: ModuleReport) -> String {
    let status = module.status == .compared ? "" : " (\(module.status.rawValue))"
    let text = "\n\(bold(module.name))\(status): \(module.changes.tally)\n"
    return text + render(module.changes)
  }

  private func render(_ changes: [Change]) -> String {
    var numbers: [String: Int] = [:]
    var text = ""
    for entry in ChangeEntry.causes(of: changes) {
      let number = numbers[entry.rules, default: 0] + 1
      numbers[entry.rules] = entry.isPlainAddition ? 0 : number
      text += render(entry, isExplained: number <= Self.mostExplained)
    }
    for (rules, number) in numbers.sorted(by: { $0.key < $1.key }) where number > Self.mostExplained {
      text +=
        "  Of \(number) entries [\(rules)] the first \(Self.mostExplained) are explained; with --format html all are.\n"
    }
    return text
  }

  private func render(_ entry: ChangeEntry, isExplained: Bool) -> String {
    let head = entry.head
    let verdict = (head.accepted == nil ? "" : "accepted ") + head.verdict.rawValue
    var lines = [
      "  " + paint(verdict, head.accepted == nil ? head.verdict : .none)
        + " \(head.declaration) [\(entry.rules)]"
    ]
    if let location = head.location { lines[0] += " \(location.file):\(location.line)" }
    if let old = head.lines.old { lines.append("    - \(old)") }
    if let new = head.lines.new, new != "extension \(head.declaration)" { lines.append("    + \(new)") }
    let others = entry.otherPlaces(naming: Self.mostNamed) { $0 }.map { "    \($0)" }
    guard isExplained else { return (lines + [others].compactMap(\.self)).map { "\($0)\n" }.joined() }
    if !entry.isPlainAddition { lines += entry.explanations.map { "    \($0)" } }
    if let accepted = head.accepted { lines.append("    \(accepted.sentence)") }
    if let others { lines.append(others) }
    lines += entry.remedies.map { "    Remedy: \($0)" }
    for client in entry.clients {
      lines += client.source.map { ["    Client: " + indented($0)] } ?? []
      lines.append("    Compiler: " + indented(client.diagnostic))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func render(_ remark: Remark) -> String {
    (["  \(remark.title)"] + remark.lines.map { "    \(indented($0))" }).map { "\($0)\n" }.joined()
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n      ")
  }

  private func bold(_ text: String) -> String {
    context.isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func paint(_ text: String, _ verdict: Verdict) -> String {
    guard context.isColored else { return text }
    let color =
      switch verdict {
      case .breaking: 31
      case .fragile: 35
      case .additive: 32
      case .compatible: 33
      case .none: 2
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
