public final class Cup { public init() {} }
public func refill<T>(_ body: (inout Cup) throws -> T) rethrows -> T {
  var cup = Cup()
  return try body(&cup)
}
