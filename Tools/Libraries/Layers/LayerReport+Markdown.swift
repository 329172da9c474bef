extension LayerReport {
  /// The report for a comment on a pull request.
  public var markdown: String {
    let head = isSound ? "**The layers are kept.**" : "**The layers are not kept.**"
    var lines = ["\(head) \(summary)"]
    if !findings.isEmpty {
      lines += ["", "| where | what | rule |", "| --- | --- | --- |"]
      lines += findings.map { finding in
        let place = finding.place.map { "\($0.file):\($0.line)" } ?? "–"
        return "| \(place) | \(finding.message) | `\(finding.rule)` |"
      }
    }
    if rules.isEmpty {
      lines += [
        "", "| module | public | declarations | imports | public signatures name |",
        "| --- | ---: | ---: | --- | --- |",
      ]
      lines += architecture.modules.filter { $0.kind != .headers }.map { module in
        let uses = (architecture.uses[module.name] ?? []).filter { $0.origin != .toolchain }
        let size = module.surface.map { "\($0.publicDeclarations) | \($0.declarations)" } ?? "– | –"
        let shown = uses.filter { !$0.shown.isEmpty }.map { "\($0.used) (\($0.shown.count))" }
        return
          "| `\(module.name)` | \(size) | \(uses.map(\.used).joined(separator: ", ")) | \(shown.joined(separator: ", ")) |"
      }
    }
    for (title, sentences) in [
      ("Circles", circleSentences), ("Allowed and unused", unusedSentences),
      ("Types of other packages that clients meet", leakSentences),
      (
        "Lines for `.api-check` that hold today",
        rules.isEmpty ? architecture.proposedRules.map { "`\($0)`" } : []
      ),
    ] where !sentences.isEmpty {
      lines += ["", "\(title):", ""] + sentences.map { "- \($0)" }
    }
    lines += [""] + unseen
    return lines.map { $0 + "\n" }.joined()
  }
}
