open class Jar<Fill> {
  public init() {}
  open func work() {}
}
extension Jar { open func rest() {} }
