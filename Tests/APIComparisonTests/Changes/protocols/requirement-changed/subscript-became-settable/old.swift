public protocol Grid {
  subscript(cell: Int) -> Int { get }
}
