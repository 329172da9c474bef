public struct Seal {
  public init() {}
  public mutating func press() {}
  public consuming func tear() -> Bool { true }
}
