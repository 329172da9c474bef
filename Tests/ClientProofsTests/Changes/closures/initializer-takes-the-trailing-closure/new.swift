public struct Part {
  public init(_ title: String) {}
  public func callAsFunction(_ body: () -> Int) -> Int { body() }
}
extension Part { public init(_ title: String, footer: () -> Int) {} }
