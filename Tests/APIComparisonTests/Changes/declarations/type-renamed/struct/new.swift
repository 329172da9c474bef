public struct Movie {
  public init() {}
  public var title = ""
  public func restored() -> Movie { self }
}
