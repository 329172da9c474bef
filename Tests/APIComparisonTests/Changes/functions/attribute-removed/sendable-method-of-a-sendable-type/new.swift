public struct Kettle: Sendable {
  public init() {}
  public func boil() {}
}
