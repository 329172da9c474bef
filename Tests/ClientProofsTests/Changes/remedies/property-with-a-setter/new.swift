public struct Pot {
  public var height = 1
  public init() {}
}
