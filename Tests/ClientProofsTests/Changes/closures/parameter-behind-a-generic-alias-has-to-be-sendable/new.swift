public struct Answer<Value: Sendable> {}
public struct Call {
  public typealias Handler<T: Sendable> = @Sendable (Answer<T>) -> Void
  @preconcurrency public func load<T: Sendable>(_ type: T.Type, then work: @escaping Handler<T>) {}
}
