public typealias Parameters = [String: any Sendable]
public protocol Encoding: Sendable {}
extension Encoding {
  public func encode(_ parameters: Parameters) -> Int { 0 }
}
public struct JSON: Encoding, Sendable {
  public init() {}
  public func encode(_ parameters: Parameters) -> Int { 1 }
}
