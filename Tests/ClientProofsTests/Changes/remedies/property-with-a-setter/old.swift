public struct Pot {
  public var level = 1
  public init() {}
}
