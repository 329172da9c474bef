/// A declaration with its line, in the order of a baseline: a type, its conformances, its members; then the next.
struct BaselineEntry: Comparable {
  let declaration: Declaration
  let line: String
  private let path: String
  private let rank: Int

  init(_ declaration: Declaration) {
    self.declaration = declaration
    line = declaration.description
    switch declaration.kind {
    case .moduleImport:
      path = ""
      rank = 0
    case .operator, .precedenceGroup:
      path = ""
      rank = 1
    case .conformance:
      path = declaration.contextPath
      rank = 1
    case _ where declaration.kind.isType:
      path = declaration.path
      rank = 0
    default:
      path = declaration.path
      rank = 2
    }
  }

  static func < (left: BaselineEntry, right: BaselineEntry) -> Bool {
    left.place < right.place
  }

  static func == (left: BaselineEntry, right: BaselineEntry) -> Bool {
    left.place == right.place
  }

  /// The values by which entries are ordered and equal.
  private var place: (path: String, rank: Int, line: String) { (path, rank, line) }
}
