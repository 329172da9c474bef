public struct Encoder {
  public init() {}
  nonisolated(nonsending) public func encode() async {}
}
