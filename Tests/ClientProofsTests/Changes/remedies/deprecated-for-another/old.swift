public struct Pot {
  public init() {}
  public func brew(_ minutes: Int) {}
  public func brew(_ what: String) {}
  public func pour(into cup: Int, slowly: Bool = 1 > 2, sugar: Int = 1, then: () -> Void = {}) {}
  public func stir(with spoon: String) {}
  @available(*, deprecated, renamed: "brew(_:)") public func boil(for minutes: Int) {}
  @available(*, deprecated, renamed: "Pot.brew(_:)") public func heat(what: String) {}
  @available(*, deprecated, renamed: "pour(into:slowly:sugar:then:)") public func serve(into cup: Int, sugar: Int) {}
  @available(*, deprecated, renamed: "stir(with:)") public func stir(with spoon: Int) {}
}
@available(*, deprecated, renamed: "Pot") public struct Kettle {
  public init() {}
}
