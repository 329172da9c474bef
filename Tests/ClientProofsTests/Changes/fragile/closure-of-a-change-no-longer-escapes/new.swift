public struct Form {
  public init() {}
  public mutating func check(_ isFine: (String) -> Bool) {}
}
