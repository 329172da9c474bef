public struct Profile {
  public init() {}
  public var age: Int { 0 }
}
