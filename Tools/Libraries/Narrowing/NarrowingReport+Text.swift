extension NarrowingReport {
  /// The figures in some sentences.
  public var summary: String { ([figures] + [more].compactMap(\.self)).joined(separator: " ") }

  private var figures: String {
    let left =
      products.isEmpty ? "" : " Not judged: \(products.joined(separator: ", ")), which clients may import."
    let others = unjudged.count - sum(\.unjudged)
    let unknown =
      others == 0 ? "" : " Besides declarations, \(counted(others, "other place")) could not be judged."
    let broken = judgedProducts.filter { module in
      findings.contains { $0.module == module && $0.breaks != nil }
    }
    let breaks =
      broken.isEmpty
      ? ""
      : " To narrow \(broken.joined(separator: ", ")) breaks clients outside who use what is narrowed."
    return fates + left + unknown + breaks
  }

  /// What becomes of how many declarations; the figures add up.
  private var fates: String {
    let visible = sum(\.visible)
    guard visible > 0 else { return "No declaration that was judged is public, open or package." }
    let kinds: [(Int, String)] = [
      (sum(\.narrowed), "can be narrowed"), (sum(\.leftOut), "can be left out"),
      (sum(\.leftToClients), "left to clients outside"), (sum(\.unjudged), "could not be judged"),
      (sum(\.unavailable), "unavailable, for the messages that clients get"),
    ]
    let rest = kinds.filter { $0.0 > 0 }.map { ", \($0) \($1)" }.joined()
    return
      "Of \(counted(visible, "declaration")) that the sources make public, open or package: \(sum(\.needed)) needed as"
      + " they are\(rest). (`stats` also counts cases, requirements and synthesized members.)"
  }

  /// What was left alone for clients outside, counted by what it is and by why.
  private var more: String? {
    if leftToClients.isEmpty { return nil }
    let parts = Wanted.Kind.allCases.compactMap { kind in
      let count = leftToClients.count { $0.kind == kind }
      return count == 0 ? nil : counted(count, kind.rawValue)
    }
    let counts = Dictionary(grouping: leftToClients, by: \.purpose).mapValues(\.count)
    let reasons = ClientPurpose.allCases.compactMap { purpose in
      counts[purpose].map { "\($0) \(purpose.plural)" }
    }
    return
      "Left to clients outside, though nothing here needs it: \(listed(parts)) (\(reasons.joined(separator: ", ")));"
      + " `--all` judges that, too."
  }

  private func listed(_ parts: [String]) -> String {
    parts.count < 2
      ? parts.joined() : parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
  }

  /// The report for people at a terminal.
  public var text: String {
    var lines: [String] = []
    let tested = groups.filter(\.onlyTestsUse)
    for group in groups where !group.onlyTestsUse { lines += self.lines(of: group) }
    if !tested.isEmpty { lines.append("\nUsed only by tests:") }
    for group in tested { lines += self.lines(of: group) }
    if !kept.isEmpty { lines.append("\nKept, because the compiler says so:") }
    lines += kept.map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if !unjudged.isEmpty { lines.append("\nNot judged:") }
    let most = 6
    lines += unjudged.prefix(most).map { "\($0.path):\($0.line): \($0.name)\n    \($0.reason)" }
    if unjudged.count > most {
      lines.append("and \(unjudged.count - most) more, which `--format json` lists")
    }
    if !lines.isEmpty { lines.append("") }
    lines.append("\(verdict) \(figures)\(condition)")
    more.map { lines.append($0) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A group in one line, for a remark on a place in a source.
  public func remark(on group: NarrowingGroup) -> String {
    let found = group.findings.map { findings[$0] }
    let mark = group.onlyTestsUse ? "Only tests use it. " : ""
    if let only = found.first, found.count == 1 { return "\(only.name): \(mark)\(only.explanation)" }
    let reasons = Set(found.map(\.explanation))
    return
      "\(group.subject): \(mark)\(reasons.count == 1 ? reasons.joined() : found.map(\.name).joined(separator: ", "))"
  }

  /// A group in a few lines: what it is about, why, and which findings it has if it has several.
  private func lines(of group: NarrowingGroup) -> [String] {
    let found = group.findings.map { findings[$0] }
    let head = ["\(group.path):\(group.line): \(group.title)"]
    if found.count == 1 { return head + found.map { "    \($0.explanation)" } }
    let reasons = Set(found.map(\.explanation))
    let most = 12
    let listed = found.prefix(found.count > most ? most - 2 : most)
    return head + (reasons.count == 1 ? reasons.map { "    \($0)" } : [])
      + listed.map { finding in
        let place = finding.path == group.path ? "line \(finding.line)" : "\(finding.path):\(finding.line)"
        let reason = reasons.count == 1 ? "" : ". \(finding.explanation)"
        return "    - \(finding.name), \(place): \(finding.from) could be \(finding.to)\(reason)"
      }
      + (listed.count < found.count
        ? ["    - and \(found.count - listed.count) more, which `--format json` lists"] : [])
  }

  private var verdict: String {
    let parts = findings.count { $0.isAboutPart }
    let narrowed = narrowedKinds + " can be narrowed."
    let leftOut = counted(parts, "part") + " of others can be left out."
    if parts == 0 { return findings.isEmpty ? "Nothing can be narrowed." : narrowed }
    return findings.count == parts ? leftOut : "\(narrowed) \(leftOut)"
  }

  /// How many words can be narrowed: that of an extension is the word of several declarations.
  private var narrowedKinds: String {
    let kinds = Dictionary(grouping: findings.filter { !$0.isAboutPart }) { finding in
      if finding.from.hasSuffix("(set)") { return "setter" }
      return ["extension", "import"].first { finding.name.hasPrefix("\($0) ") } ?? "declaration"
    }
    let inExtensions = sum(\.narrowed) - (kinds["declaration"]?.count ?? 0)
    return listed(
      ["declaration", "extension", "setter", "import"].compactMap { kind in
        guard let count = kinds[kind]?.count else { return nil }
        let members =
          kind == "extension" && inExtensions > 0 ? " with \(counted(inExtensions, "declaration"))" : ""
        return counted(count, kind) + members
      })
  }

  /// What somebody has to know who edits the sources by hand.
  private var condition: String {
    let isNarrowed = findings.contains { !$0.isAboutPart }
    return isNarrowed
      ? " All of these changes were built together, so one may need another. Remove attributes such as @inlinable where only"
        + " the module sees the declaration." : ""
  }

  private func counted(_ count: Int, _ what: String) -> String {
    count == 1 ? "1 \(what)" : "\(count) \(what)s"
  }

  /// The report for a comment on a pull request.
  public var markdown: String {
    var lines = ["**\(verdict)** \(summary)\(condition)"]
    if !findings.isEmpty {
      lines += ["", "| declaration | is | could be | where | why |", "| --- | --- | --- | --- | --- |"]
      lines += groups.map { group in
        let found = group.findings.map { findings[$0] }
        let names = found.count == 1 ? "" : " (\(found.map { "`\($0.name)`" }.joined(separator: ", ")))"
        let reasons = found.reduce(into: [String]()) {
          if !$0.contains($1.explanation) { $0.append($1.explanation) }
        }
        let most = 3
        let rest = reasons.count > most ? " \(reasons.count - most) more reasons." : ""
        let mark = group.onlyTestsUse ? "Only tests use it. " : ""
        return "| `\(group.subject)`\(names) | `\(group.from)` | `\(group.to)` | \(group.path):\(group.line)"
          + " | \(mark)\(reasons.prefix(most).joined(separator: " "))\(rest) |"
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
