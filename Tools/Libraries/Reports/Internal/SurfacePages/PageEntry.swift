/// A declaration on a page, with its members.
struct PageEntry: Sendable {
  /// The declaration as its source file would have it, inside its type.
  let code: String
  let mark: PageMark
  /// Its comment, line by line.
  var documentation: [String] = []
  /// The declarations between its braces; nil if it has no braces.
  var members: [PageEntry]?
}
