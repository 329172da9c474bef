extension Review {
  /// The review as Markdown tables: one row for each module, then one for each place in excess.
  public var markdown: String {
    var rows = ["| Module | Unreached functions | Unreached regions | Excepted |", "|---|--:|--:|--:|"]
    for module in modules {
      let here = excess.filter { $0.module == module }
      let functions = here.count { $0.extent == .function }
      let excepted = allowed.count { $0.module == module }
      rows.append("| \(module) | \(functions) | \(here.count - functions) | \(excepted) |")
    }
    if !excess.isEmpty { rows += ["", "| Place | What | Function |", "|---|---|---|"] }
    rows += excess.map {
      "| \($0.file):\($0.start.line) | \($0.extent.rawValue) | `\($0.function.inMarkdownTable)` |"
    }
    rows += stale.isEmpty ? [] : [""]
    rows += stale.map { "- Stale exception: \($0.entry.file), `\($0.entry.function)` \($0.complaint)" }
    return rows.joined(separator: "\n")
  }
}

extension String {
  fileprivate var inMarkdownTable: String {
    replacing("|", with: "\\|").replacing("`", with: "'")
  }
}
