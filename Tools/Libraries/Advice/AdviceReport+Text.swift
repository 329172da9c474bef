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
    let parts = groups.map { group in
      [group.title] + group.reasons.map { "  \($0)" }
        + group.parts.flatMap { part in ["  \(part.title)"] + part.lines.map { "    \($0.text)" } } + [""]
    }
    return (parts.flatMap(\.self) + [summary]).map { "\($0)\n" }.joined()
  }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = ["**\(entries.isEmpty ? "Nothing to advise." : "Advice.")** \(summary)"]
    for group in groups {
      lines += ["", "### \(group.title)", ""] + group.reasons.map { "\($0)  " } + [""]
      for part in group.parts {
        lines.append("- `\(part.title)`" + (part.lines.isEmpty ? "" : "  "))
        lines += part.lines.map { "  \($0.isCode ? "`\($0.text)`" : $0.text)  " }
      }
    }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension AdviceReport.Group {
  /// What the report says of one entry: where it is, and what is to be said there.
  fileprivate struct Part {
    let title: String
    var lines: [AdviceReport.Entry.Line] = []
  }

  /// The module, the kind and how often it was found.
  fileprivate var title: String {
    let first = entries.first.map { "\($0.module): \($0.id)" } ?? ""
    return entries.count == 1 ? first : "\(first), \(entries.count) times"
  }

  /// What holds for all entries.
  fileprivate var reasons: [String] {
    guard let advice = entries.first?.advice else { return [] }
    return [advice.kind.statement, advice.why]
      + (isProvedTogether
        ? ["Instead, write this into the file of each type. The module compiles with all of it:"] : [])
  }

  /// Whether one compilation of the module proves all entries.
  private var isProvedTogether: Bool { entries.allSatisfy { $0.advice?.proof == .module } }

  /// What is to be said of each entry; only the first shows its client, which those of the others are like.
  fileprivate var parts: [Part] {
    entries.enumerated().map { index, entry in
      let place = entry.location.map { " \($0.file):\($0.line)" } ?? ""
      guard let advice = entry.advice else {
        return Part(title: entry.subject + place, lines: [.words(entry.text)])
      }
      if isProvedTogether { return Part(title: (advice.conformance ?? advice.change.text) + place) }
      let proof =
        index == 0 || !advice.isProvedByClient ? entry.evidence : [.words("Proved by a client like that.")]
      return Part(title: entry.subject + place, lines: entry.findings + proof)
    }
  }
}

extension AdviceReport.Entry {
  /// A line of what is said of an entry.
  fileprivate struct Line {
    let text: String
    /// Whether it is of a source.
    var isCode = false

    static func words(_ text: String) -> Line { Line(text: text) }
  }

  /// The text of the entry, line by line, for readers who see no other entry.
  public var details: [String] { details(givingReason: true) }

  /// The text of the entry, line by line; where the reason of its kind is known, it need not be given again.
  func details(givingReason: Bool) -> [String] {
    guard let advice else { return [text] }
    let reason = givingReason ? [Line.words(advice.why)] : []
    return ([.words(advice.fact)] + reason + changes + evidence).map(\.text)
  }

  /// What is wrong and what to do instead.
  fileprivate var findings: [Line] { [.words(text)] + changes }

  private var changes: [Line] {
    guard let advice else { return [] }
    let released = advice.postponed.map {
      "Wait for the next major version with this, which breaks clients (\($0.rule)): \($0.change)"
    }
    return (["Instead: \(advice.change.text)"] + [released].compactMap(\.self)).map(Line.words)
  }

  /// What proves the advice, or why nothing does.
  fileprivate var evidence: [Line] {
    guard let advice else { return [] }
    switch advice.proof {
    case .client(let standIn, let source, let complaint):
      return [.words("Stand-in for the module, with the later change:")] + code(standIn)
        + [.words("Client:")] + code(source)
        + [
          .words("Compiler, after the later change: \(complaint)"),
          .words("Proved: as advised, its client compiles before and after that change."),
        ]
    case .module: return [.words("Proved: the module compiles so.")]
    case .none(let reason): return [.words("Not proved: \(reason).")]
    }
  }

  private func code(_ source: String) -> [Line] {
    source.split(separator: "\n").map { Line(text: "  \($0)", isCode: true) }
  }
}

extension AdviceReport {
  /// Each entry with its lines, as remarks of another report need them: the reason of a kind is given once.
  public var remarks: [(entry: Entry, lines: [String])] {
    var given: Set<String> = []
    return entries.map { ($0, $0.details(givingReason: given.insert($0.id).inserted)) }
  }
}

extension Advice {
  /// Why to follow the advice, with the rule by which the gate reports the later change.
  fileprivate var why: String { "Why: \(kind.reason) (\(kind.ruleID))" }

  fileprivate var isProvedByClient: Bool { if case .client = proof { true } else { false } }
}
