/// A declaration on a page, with what it has.
struct PageEntry: Sendable {
  /// The declaration as it stands in its type.
  let code: String
  let mark: PageMark
  /// Its comment, line by line.
  var documentation: [String] = []
  /// What stands between its braces; nil where it has none.
  var members: [PageEntry]?
}
