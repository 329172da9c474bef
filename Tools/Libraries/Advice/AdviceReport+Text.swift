import PublicAPI

extension AdviceReport {
  /// The figures in a sentence or two.
  public var summary: String {
    let count = entries.count == 1 ? "1 piece of advice" : "\(entries.count) pieces of advice"
    let rate = entries.isEmpty ? "" : ", one per \(max(declarations / entries.count, 1))"
    let turnedDown =
      (suppressed == 0 ? "" : " \(suppressed) turned down by a comment with a reason.")
      + (leftOut == 0 ? "" : " \(leftOut) on what is released left out, since taking it breaks clients.")
    return entries.isEmpty
      ? "Nothing to advise on \(declarations) declarations.\(turnedDown)"
      : "\(count) on \(declarations) declarations\(rate).\(turnedDown)"
  }

  /// The report for people at a terminal.
  public var text: String {
    var lines: [String] = []
    for entry in entries {
      let place = entry.location.map { " \($0.file):\($0.line)" } ?? ""
      lines.append("\(entry.module): \(entry.subject) [\(entry.id)]\(place)")
      lines += entry.details.map { "  \($0)" } + [""]
    }
    return (lines + [summary]).map { "\($0)\n" }.joined()
  }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = ["**\(entries.isEmpty ? "Nothing to advise." : "Advice.")** \(summary)"]
    for entry in entries {
      let place = entry.location.map { " (\($0.file):\($0.line))" } ?? ""
      lines += ["", "- `\(entry.subject)` in \(entry.module): \(entry.id)\(place)"]
      lines += entry.details.map { "  \($0.hasPrefix(" ") ? "`\($0)`" : $0)  " }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension AdviceReport.Entry {
  /// The text of the entry, line by line.
  public var details: [String] {
    guard let advice else { return [text] }
    var lines = [
      advice.fact, "Why: \(advice.kind.reason) (\(advice.kind.ruleID))", "Instead: \(advice.change.text)",
    ]
    if let postponed = advice.postponed {
      lines.append(
        "Released: \(postponed.change) breaks clients (\(postponed.rule)), and waits for the next major version."
      )
    }
    switch advice.proof {
    case .client(let standIn, let source, let complaint):
      lines += ["Stand-in for the module, with the later change:"] + code(standIn)
      lines += ["Client:"] + code(source) + ["Compiler, after the later change: \(complaint)"]
      lines += ["Proved: as advised, its client compiles before and after that change."]
    case .module: lines.append("Proved: the module compiles so.")
    case .none(let reason): lines.append("Not proved: \(reason).")
    }
    return lines
  }

  private func code(_ source: String) -> [String] { source.split(separator: "\n").map { "  \($0)" } }
}
