public struct Encoder {
  public init() {}
  public func encode() async {}
}
