open class Screen {
  public init() {}
  open func layOut() {}
}
