public struct Tongue: Codable { public init(_ code: String) {} }
public protocol Rule { func holds() -> Bool }
public struct Texts {
  public init() {}
  public func set(_ rule: any Rule, for tongue: Tongue) {}
}
