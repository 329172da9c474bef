public struct S {
  public init() {}; public func f(a: Int) -> Int { 0 }; public func f(b: Int) -> String { "" };
  public func f(a: String) -> Int { 0 }
}
