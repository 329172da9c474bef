public struct Cache<Value> {
  public init() {}
}
