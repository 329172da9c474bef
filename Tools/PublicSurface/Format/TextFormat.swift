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
    for entry in ChangeEntry.entries(of: module.changes) { text += render(entry) }
    return text
  }

  private func render(_ entry: ChangeEntry) -> String {
    let head = entry.head
    let verdict = (head.accepted == nil ? "" : "accepted ") + head.verdict.rawValue
    var lines = [
      "  " + paint(verdict, head.accepted == nil ? head.verdict : .none)
        + " \(head.declaration) [\(entry.rules)]"
    ]
    if let location = head.location { lines[0] += " \(location.file):\(location.line)" }
    if let old = head.old { lines.append("    - \(old)") }
    if let new = head.new, new != "extension \(head.declaration)" { lines.append("    + \(new)") }
    if !entry.isPlainAddition { lines += entry.changes.map { "    \($0.explanation)\(proof(of: $0))" } }
    if let accepted = head.accepted { lines.append("    \(accepted.sentence)") }
    lines += entry.remedies.map { "    Remedy: \($0)" }
    return (lines + ChangeEntry.distinct(entry.changes.flatMap(client))).joined(separator: "\n") + "\n"
  }

  private func proof(of change: Change) -> String {
    change.proof == .compiler ? " Proved by the compiler." : ""
  }

  private func client(of change: Change) -> [String] {
    [
      change.witness.map { "    Client: " + indented($0) },
      change.diagnostic.map { "    Compiler: " + indented($0) },
    ].compactMap(\.self)
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
