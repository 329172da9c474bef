public struct Kettle: Sendable {
  public init() {}
  @Sendable public func boil() {}
}
