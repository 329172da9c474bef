import APIComparison

extension Report {
  /// What has changed for clients, as Markdown that can stand in release notes as it is.
  ///
  /// It says nothing about this tool.
  public var releaseNotes: String {
    let kinds: [(title: String, holds: (Change) -> Bool)] = [
      ("Breaking changes", { $0.verdict == .breaking }),
      ("Changes that few clients notice", { $0.verdict == .fragile }),
      ("Deprecated", { $0.verdict < .fragile && $0.isDeprecation }),
      ("Added", { $0.verdict == .additive && !$0.isDeprecation }),
      ("Changed", { $0.verdict == .compatible && !$0.isDeprecation }),
    ]
    let named = modules.filter { !$0.changes.isEmpty }
    let sections = kinds.compactMap { kind -> String? in
      let parts = named.map { module in
        (module.name, ChangeEntry.causes(of: module.changes.filter(kind.holds)).map(note))
      }.filter { !$0.1.isEmpty }
      if parts.isEmpty { return nil }
      let text = parts.map { name, notes in (named.count > 1 ? "#### \(name)\n\n" : "") + notes.joined() }
      return "### \(kind.title)\n\n" + text.joined(separator: "\n")
    }
    if sections.isEmpty { return "No change of the public API.\n" }
    return sections.joined(separator: "\n").replacing("\n\n\n", with: "\n\n")
  }

  private func note(_ entry: ChangeEntry) -> String {
    let head = entry.head
    if head.verdict == .additive, head.lines.old == nil {
      return "- `\(head.lines.new ?? head.declaration)`\n"
    }
    let facts = ChangeEntry.distinct(entry.changes.map(\.explanation)).joined(separator: " ")
    let code = [head.lines.old.map { "// before\n\($0)" }, head.lines.new.map { "// after\n\($0)" }]
      .compactMap(\.self).joined(separator: "\n")
    // The remaining part of a removed declaration tells readers nothing.
    let block = code.isEmpty ? "" : "\n  ```swift\n\(code.indented)\n  ```\n"
    let others = entry.otherPlaces(naming: entry.others.count) { "`\($0)`" }.map { "\n  \($0)\n" } ?? ""
    return "- `\(head.declaration)`: \(facts)\n" + block + others + "\n"
  }
}

extension Change {
  /// Whether the change deprecates a declaration, or changes the words about that.
  fileprivate var isDeprecation: Bool { rule == .deprecationChanged }
}

extension String {
  /// The text as a part of an item of a list.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
