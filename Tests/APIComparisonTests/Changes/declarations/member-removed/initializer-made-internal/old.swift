public struct Invoice {
  public init() {}
  public init(number: Int) {}
}
