public typealias Adapter = (Int) -> Int
public struct Table {
  public init(_ adapter: @escaping Adapter) {}
  public func save(_ path: String, then work: (() -> Void)?) {}
}
