public struct Pot {
  public init() {}
  public func brew(_ minutes: Int) {}
  public func brew(_ what: String) {}
  public func pour(into cup: Int, slowly: Bool = 1 > 2, sugar: Int = 1, then: () -> Void = {}) {}
  public func stir(with spoon: String) {}
}
