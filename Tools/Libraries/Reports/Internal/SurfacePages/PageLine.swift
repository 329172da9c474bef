/// A line of a page.
struct PageLine {
  /// The line with its indentation; empty for a blank one.
  let text: String
  let mark: PageMark
  var isComment = false
  /// The name of the top-level type that begins on this line, if one does.
  var type: String?
}

extension SurfacePage {
  /// What the part of a page is called that shows what was added or removed.
  var titleOfChanges: String { changes?.isEmpty ?? true ? "Nothing has changed." : "What has changed:" }

  /// What the part of a page is called that shows everything.
  static let titleOfAll = "The whole module:"

  /// The page line by line.
  var lines: [PageLine] { Self.lines(of: sections, at: 0) }

  /// What was added or removed, line by line.
  var changedLines: [PageLine] { Self.lines(of: changes ?? [], at: 0) }

  private static func lines(of entries: [PageEntry], at depth: Int) -> [PageLine] {
    entries.enumerated().flatMap { index, entry in
      let isApart = index > 0 && entry.stands(apartFrom: entries[index - 1])
      return (isApart ? [PageLine(text: "", mark: .kept)] : []) + lines(of: entry, at: depth)
    }
  }

  private static func lines(of entry: PageEntry, at depth: Int) -> [PageLine] {
    let indent = String(repeating: "  ", count: depth)
    var lines = entry.documentation.map { line in
      PageLine(text: "\(indent)///\(line.isEmpty ? "" : " \(line)")", mark: entry.mark, isComment: true)
    }
    let brace = entry.members.map { $0.isEmpty ? " {}" : " {" } ?? ""
    lines.append(PageLine(text: indent + entry.code + brace, mark: entry.mark))
    if depth == 0, entry.members != nil { lines[0].type = entry.name }
    guard let members = entry.members, !members.isEmpty else { return lines }
    return lines + Self.lines(of: members, at: depth + 1) + [PageLine(text: "\(indent)}", mark: entry.mark)]
  }
}

extension PageEntry {
  /// Whether a blank line separates this entry from `other`, which comes before it.
  fileprivate func stands(apartFrom other: PageEntry) -> Bool {
    !documentation.isEmpty || members != nil || other.members != nil
  }

  /// The name of the type, by which links find it on the page.
  fileprivate var name: String {
    let keywords = ["struct", "class", "actor", "enum", "protocol", "extension"]
    let words = code.split(separator: " ").map { String($0) }
    guard let index = words.firstIndex(where: keywords.contains), words.indices.contains(index + 1) else {
      return code
    }
    return String(words[index + 1].prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
  }
}
