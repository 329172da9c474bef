public struct Column<Element> {
  public init() {}
  public func append(_ cell: Element) {}
}
