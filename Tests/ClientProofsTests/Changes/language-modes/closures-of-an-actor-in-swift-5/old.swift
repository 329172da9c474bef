public func observe(_ handler: @escaping () -> Void) {}
public final class Download {
  public init() {}
  public var completion: (() -> Void)?
  public func ask(_ answer: (Int) throws -> Bool) {}
}
