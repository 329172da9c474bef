public typealias Options = [String: Int]
public struct Encoder {
  public init() {}
  public func encode<Options: Encodable>(_ options: Options?) -> Int { 0 }
}
