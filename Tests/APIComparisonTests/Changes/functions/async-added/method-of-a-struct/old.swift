public struct Session {
  public init() {}
  public func end() {}
}
