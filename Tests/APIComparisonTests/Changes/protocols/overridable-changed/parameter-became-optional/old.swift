open class Menu {
  public init() {}
  open func choose(_ dish: Int) {}
}
