open class A {
  public init() {};
  open var x: Int {
    get { 0 }
    set {}
  }
}
