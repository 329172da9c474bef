public struct Profile {
  public init() {}
  public var age = 0
}
