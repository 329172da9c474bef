open class Jar<Fill> {
  public init() {}
  public func work() {}
}
extension Jar where Fill: Equatable { public func rest() {} }
