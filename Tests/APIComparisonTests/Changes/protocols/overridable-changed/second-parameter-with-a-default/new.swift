open class Printer {
  public init() {}
  open func print(pages: Int, copies: Int = 1) {}
}
