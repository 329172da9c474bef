public final class Cup { public init() {} }
public func refill<T>(_ body: (inout sending Cup) throws -> T) rethrows -> T {
  var cup = Cup()
  return try body(&cup)
}
