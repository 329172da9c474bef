/// A declaration on a page, with its members.
struct PageEntry: Sendable {
  /// The declaration as its source file would have it, inside its type.
  let code: String
  let mark: PageMark
  /// Its comment, line by line.
  var documentation: [String] = []
  /// The declarations between its braces; nil if it has no braces.
  var members: [PageEntry]?

  /// The entry with only what was added or removed in it; nil if nothing was.
  var changes: PageEntry? {
    if mark != .kept { return self }
    let changed = (members ?? []).compactMap(\.changes)
    return changed.isEmpty ? nil : PageEntry(code: code, mark: mark, members: changed)
  }
}
