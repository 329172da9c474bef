public struct Meter {
  public var level = 1
  public init() {}
}
