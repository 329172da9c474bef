public struct Cache {
  public init(_ value: Int) {}
  public var value: Int { 1 }
}
