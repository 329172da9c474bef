public struct Cache<Value, Key> {
  public init() {}
}
