public typealias Options = [String: Int]
public struct Encoder {
  public init() {}
  public func encode<Options: Encodable & Hashable>(_ options: Options?) -> Int { 0 }
}
