public struct Pot {
  public init() {}
  public func brew(_ minutes: Int) {}
  public func brew(_ what: String) {}
  @available(*, deprecated, renamed: "brew(_:)") public func boil(for minutes: Int) {}
  @available(*, deprecated, renamed: "Pot.brew(_:)") public func heat(what: String) {}
}
@available(*, deprecated, renamed: "Pot") public struct Kettle {
  public init() {}
}
