public typealias Adapter = (Int) -> Int
public struct Table {
  public init(adapter: @escaping Adapter) {}
  public func save(_ path: String, completion: (() -> Void)?) {}
}
