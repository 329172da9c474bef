open class Control {
  public init() {}
  open var tint: Int {
    get { 0 }
    set {}
  }
}
