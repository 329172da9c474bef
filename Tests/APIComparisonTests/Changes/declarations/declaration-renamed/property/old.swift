public struct Theme {
  public init() {}
  public var colours: [Int: String] { [:] }
}
