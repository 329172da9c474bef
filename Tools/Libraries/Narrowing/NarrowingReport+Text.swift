extension NarrowingReport {
  /// The figures in a sentence or two.
  public var summary: String {
    let figures = "\(needed) of \(visible) declarations that other modules can see are needed as they are."
    let left =
      products.isEmpty ? "" : " Not judged: \(products.joined(separator: ", ")), which clients may import."
    let unknown = unjudged.isEmpty ? "" : " \(unjudged.count) could not be judged."
    let breaks =
      judgedProducts.isEmpty
      ? ""
      : " To narrow \(judgedProducts.joined(separator: ", ")) breaks clients outside who use what is narrowed."
    return figures + left + unknown + breaks
  }

  /// The report for people at a terminal.
  public var text: String {
    var lines: [String] = []
    for finding in findings {
      lines.append("\(finding.path):\(finding.line): \(finding.name): \(finding.from) could be \(finding.to)")
      lines.append("    \(finding.reason)\(finding.consequence)")
    }
    if !kept.isEmpty { lines.append("\nKept, because the compiler says so:") }
    lines += kept.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !unjudged.isEmpty { lines.append("\nNot judged:") }
    lines += unjudged.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !lines.isEmpty { lines.append("") }
    lines.append("\(verdict) \(summary)")
    return lines.map { $0 + "\n" }.joined()
  }

  private var verdict: String {
    let parts = findings.count { $0.isAboutPart }
    let narrowed = counted(findings.count - parts, "declaration") + " can be narrowed."
    let leftOut = counted(parts, "part") + " of others can be left out."
    if parts == 0 { return findings.isEmpty ? "Nothing can be narrowed." : narrowed }
    return findings.count == parts ? leftOut : "\(narrowed) \(leftOut)"
  }

  private func counted(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = ["**\(verdict)** \(summary)"]
    if !findings.isEmpty {
      lines += ["", "| declaration | is | could be | where | why |", "| --- | --- | --- | --- | --- |"]
      lines += findings.map { finding in
        "| `\(finding.name)` | `\(finding.from)` | `\(finding.to)` | \(finding.path):\(finding.line) | \(finding.reason) |"
      }
    }
    for (title, exceptions) in [("Kept, because the compiler says so", kept), ("Not judged", unjudged)]
    where !exceptions.isEmpty {
      lines += ["", "\(title):", ""]
      lines += exceptions.map { "- `\($0.name)` (\($0.path):\($0.line)): \($0.reason)" }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
