public struct Oven {
  public init() {}
  public func preheat() {}
}
