public struct Lamp {
  public init() {}
  public func light() {}
}
