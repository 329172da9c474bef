public struct Scope {
  public init(_ name: String) {}
  public func callAsFunction(_ body: () -> Int) -> Int { body() }
}
