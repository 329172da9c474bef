public struct Oven {
  public init() {}
}
