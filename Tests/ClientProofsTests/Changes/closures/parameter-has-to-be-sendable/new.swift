public struct Answer<Value: Sendable> {}
@preconcurrency
public func load<V: Sendable>(
  _ type: V.Type, late: Bool = false, then work: @escaping @Sendable (Answer<V>) -> Void
) {}
