public struct Invoice {
  public init() {}
}
