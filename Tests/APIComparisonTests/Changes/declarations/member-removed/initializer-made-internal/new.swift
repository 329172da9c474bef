public struct Invoice {
  public init() {}
  init(number: Int) {}
}
