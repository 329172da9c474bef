public struct Part {
  public init(_ title: String) {}
  public func callAsFunction(_ body: () -> Int) -> Int { body() }
}
