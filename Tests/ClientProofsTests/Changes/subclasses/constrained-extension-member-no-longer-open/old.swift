open class Jar<Fill> {
  public init() {}
  open func work() {}
}
extension Jar where Fill: Equatable { open func rest() {} }
