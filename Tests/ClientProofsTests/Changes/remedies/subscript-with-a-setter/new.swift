public struct Shelf {
  public init() {}
  public subscript(row row: Int) -> Int {
    get { row }
    set {}
  }
}
