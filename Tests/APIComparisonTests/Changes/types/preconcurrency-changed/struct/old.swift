@preconcurrency public struct Invoice {
  public init() {}
}
