public struct Pot {
  public init() {}
  public func brew(_ minutes: Int) {}
  public func brew(_ what: String) {}
}
