public struct Bag {
  public init() {}
  public func each(_ body: (String, Any) -> Void) {}
}
