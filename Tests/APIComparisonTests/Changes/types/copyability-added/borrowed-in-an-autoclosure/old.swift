public struct Seal: ~Copyable {
  public init() {}
  public var isWhole: Bool { true }
}
