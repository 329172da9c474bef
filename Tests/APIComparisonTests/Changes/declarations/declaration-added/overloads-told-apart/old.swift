public struct Library {
  public init() {}
  public func copies(isbn: Int) -> Int { 0 }
}
