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
      lines.append("    \(finding.reason)" + (finding.breaks.map { " Breaks clients outside: \($0)." } ?? ""))
    }
    if !kept.isEmpty { lines.append("\nKept, because the compiler says so:") }
    lines += kept.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !unjudged.isEmpty { lines.append("\nNot judged:") }
    lines += unjudged.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      findings.isEmpty ? "Nothing can be narrowed. \(summary)" : "\(counted) can be narrowed. \(summary)")
    return lines.map { $0 + "\n" }.joined()
  }

  private var counted: String { findings.count == 1 ? "1 declaration" : "\(findings.count) declarations" }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = [
      findings.isEmpty
        ? "**Nothing can be narrowed.** \(summary)" : "**\(counted) can be narrowed.** \(summary)"
    ]
    if !findings.isEmpty {
      lines += ["", "| declaration | says | is enough | where | why |", "| --- | --- | --- | --- | --- |"]
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
