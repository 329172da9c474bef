extension NarrowingReport {
  /// The figures in a sentence or two.
  public var summary: String {
    let figures = "\(needed) of \(visible) declarations that other modules can see are needed as they are."
    let left =
      products.isEmpty ? "" : " Not judged: \(products.joined(separator: ", ")), which clients may import."
    let unknown = unjudged.isEmpty ? "" : " \(unjudged.count) could not be judged."
    let messages =
      unavailable == 0
      ? ""
      : " Left alone for the messages that clients get: \(counted(unavailable, "unavailable declaration"))."
    let broken = judgedProducts.filter { module in
      findings.contains { $0.module == module && $0.breaks != nil }
    }
    let breaks =
      broken.isEmpty
      ? ""
      : " To narrow \(broken.joined(separator: ", ")) breaks clients outside who use what is narrowed."
    return figures + left + unknown + messages + breaks
  }

  /// The report for people at a terminal.
  public var text: String {
    var lines: [String] = []
    for finding in findings {
      lines.append("\(finding.path):\(finding.line): \(finding.name): \(finding.from) could be \(finding.to)")
      lines.append("    \(finding.explanation)")
    }
    if !kept.isEmpty { lines.append("\nKept, because the compiler says so:") }
    lines += kept.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !unjudged.isEmpty { lines.append("\nNot judged:") }
    lines += unjudged.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !lines.isEmpty { lines.append("") }
    lines.append("\(verdict) \(summary)\(condition)")
    return lines.map { $0 + "\n" }.joined()
  }

  private var verdict: String {
    let parts = findings.count { $0.isAboutPart }
    let narrowed = narrowedKinds + " can be narrowed."
    let leftOut = counted(parts, "part") + " of others can be left out."
    if parts == 0 { return findings.isEmpty ? "Nothing can be narrowed." : narrowed }
    return findings.count == parts ? leftOut : "\(narrowed) \(leftOut)"
  }

  /// How many of what can be narrowed: only declarations are among those that others can see.
  private var narrowedKinds: String {
    let kinds = Dictionary(grouping: findings.filter { !$0.isAboutPart }) { finding in
      if finding.from.hasSuffix("(set)") { return "setter" }
      return ["extension", "import"].first { finding.name.hasPrefix("\($0) ") } ?? "declaration"
    }
    let counts = ["declaration", "setter", "extension", "import"].compactMap { kind in
      kinds[kind].map { counted($0.count, kind) }
    }
    return counts.count < 2
      ? counts.joined() : counts.dropLast().joined(separator: ", ") + " and " + (counts.last ?? "")
  }

  /// What somebody has to know who edits the sources by hand.
  private var condition: String {
    let isNarrowed = findings.contains { !$0.isAboutPart }
    return isNarrowed
      ? " All of that was built together: one change can need others, and attributes such as @inlinable have to go with a"
        + " level that only the module sees." : ""
  }

  private func counted(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = ["**\(verdict)** \(summary)\(condition)"]
    if !findings.isEmpty {
      lines += ["", "| declaration | is | could be | where | why |", "| --- | --- | --- | --- | --- |"]
      lines += findings.map { finding in
        "| `\(finding.name)` | `\(finding.from)` | `\(finding.to)` | \(finding.path):\(finding.line) | \(finding.explanation) |"
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
