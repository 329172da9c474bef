public struct Library {
  public init() {}
  public func copies(isbn: Int) -> Int { 0 }
  public func copies(shelf: Int) -> String { "" }
  public func copies(isbn: String) -> Int { 0 }
}
