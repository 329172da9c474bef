public typealias Parameters = [String: Any]
public protocol Encoding {}
extension Encoding {
  public func encode(_ parameters: Parameters) -> Int { 0 }
}
public struct JSON: Encoding {
  public init() {}
  public func encode(_ parameters: Parameters) -> Int { 1 }
}
