public struct Shelf {
  public init() {}
  public subscript(row: Int) -> Int {
    get { row }
    set {}
  }
}
