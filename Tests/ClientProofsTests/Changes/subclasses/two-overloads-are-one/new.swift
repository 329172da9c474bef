public struct A {}
public typealias B = A
open class Base {
  public init() {}
  open func visit(_ it: A) {}
}
