/// Writes a report for people at a terminal.
struct TextFormat {
  let isColored: Bool

  func render(_ report: Report, heading: String) -> String {
    var text = heading + "\n"
    for module in report.modules where !module.changes.isEmpty { text += render(module, name: module.name) }
    for module in report.staleBaselines ?? [] {
      text += render(module, name: "Baseline of \(module.name)")
    }
    if let stale = report.staleBaselines {
      text +=
        stale.isEmpty
        ? "\nThe committed baselines are fresh.\n"
        : "\nThe committed baselines are stale; run `Tools/api-check bless` and commit the result.\n"
    }
    for problem in report.acceptanceProblems ?? [] {
      text += "\n\(problem.file):\(problem.line): \(problem.explanation)\n    \(problem.text)\n"
    }
    text += "\n" + paint(report.conclusion, report.verdict) + "\n"
    return text + "Coverage: \(report.coverage.summary)\n"
  }

  private func render(_ module: ModuleReport, name: String) -> String {
    let status = module.status == .compared ? "" : " (\(module.status.rawValue))"
    var text = "\n\(bold(name))\(status): \(module.changes.tally)\n"
    for change in module.changes { text += render(change) }
    return text
  }

  private func render(_ change: Change) -> String {
    let verdict = (change.accepted == nil ? "" : "accepted ") + change.verdict.rawValue
    var lines = [
      "  " + paint(verdict, change.accepted == nil ? change.verdict : .none)
        + " \(change.declaration) [\(change.rule)]"
    ]
    if let location = change.location { lines[0] += " \(location.file):\(location.line)" }
    if let old = change.old { lines.append("    - \(old)") }
    if let new = change.new { lines.append("    + \(new)") }
    lines.append("    \(change.explanation)" + (change.proof == .compiler ? " Proved by the compiler." : ""))
    if let accepted = change.accepted { lines.append("    \(accepted.sentence)") }
    if !change.remedy.isEmpty { lines.append("    Remedy: \(change.remedy)") }
    if let witness = change.witness { lines.append("    Client: " + indented(witness)) }
    if let diagnostic = change.diagnostic { lines.append("    Compiler: " + indented(diagnostic)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n").joined(separator: "\n      ")
  }

  private func bold(_ text: String) -> String {
    isColored ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }

  private func paint(_ text: String, _ verdict: Verdict) -> String {
    guard isColored else { return text }
    let color =
      switch verdict {
      case .breaking: 31
      case .additive: 32
      case .compatible: 33
      case .none: 2
      }
    return "\u{1B}[\(color)m\(text)\u{1B}[0m"
  }
}
