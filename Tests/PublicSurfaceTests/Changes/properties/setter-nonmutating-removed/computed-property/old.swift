public struct S {
  public init() {};
  public var x: Int {
    get { 0 }
    nonmutating set {}
  }
}
