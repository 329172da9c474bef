public struct Seal {
  public init() {}
  public var isWhole: Bool { true }
}
