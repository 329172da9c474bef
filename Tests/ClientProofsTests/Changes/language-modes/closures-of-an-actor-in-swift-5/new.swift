public func observe(_ handler: @escaping @Sendable () -> Void) {}
public final class Download {
  public init() {}
  public var completion: (@Sendable () -> Void)?
  public func ask(_ answer: sending (Int) throws -> Bool) {}
}
