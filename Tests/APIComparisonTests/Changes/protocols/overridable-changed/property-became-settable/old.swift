open class Control {
  public init() {}
  open var tint: Int { 0 }
}
