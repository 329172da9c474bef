public struct Film {
  public init() {}
  public var title = ""
  public func restored() -> Film { self }
}
