public struct A {}
public struct B {}
open class Base {
  public init() {}
  open func visit(_ it: A) {}
  open func visit(_ it: B) {}
}
