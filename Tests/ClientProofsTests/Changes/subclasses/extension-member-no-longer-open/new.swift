open class Jar<Fill> {
  public init() {}
  public func work() {}
}
extension Jar { public func rest() {} }
