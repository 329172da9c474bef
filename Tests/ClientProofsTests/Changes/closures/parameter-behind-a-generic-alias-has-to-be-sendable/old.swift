public struct Answer<Value> {}
public struct Call {
  public typealias Handler<T> = (Answer<T>) -> Void
  public func load<T>(_ type: T.Type, then work: @escaping Handler<T>) {}
}
