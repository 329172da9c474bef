public struct Theme {
  public init() {}
  public var tints: [Int: String] { [:] }
}
