public struct Scope {
  public init(_ name: String, onExit: (() -> Int)? = nil) {}
  public func callAsFunction(_ body: () -> Int) -> Int { body() }
}
