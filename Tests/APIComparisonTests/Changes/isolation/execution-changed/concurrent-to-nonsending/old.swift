public struct Encoder {
  public init() {}
  @concurrent public func encode() async {}
}
