/// The order of declarations in a baseline: a type, its conformances, its members; then the next.
struct BaselineOrder: Comparable {
  private let path: String
  private let rank: Int
  private let line: String

  init(of declaration: Declaration) {
    line = declaration.description
    switch declaration.kind {
    case .moduleImport:
      path = ""
      rank = 0
    case .operator, .precedenceGroup:
      path = ""
      rank = 1
    case .conformance:
      path = declaration.context.joined(separator: ".")
      rank = 1
    case _ where declaration.kind.isType:
      path = (declaration.context + [declaration.name]).joined(separator: ".")
      rank = 0
    default:
      path = (declaration.context + [declaration.name]).joined(separator: ".")
      rank = 2
    }
  }

  static func < (left: BaselineOrder, right: BaselineOrder) -> Bool {
    (left.path, left.rank, left.line) < (right.path, right.rank, right.line)
  }
}
