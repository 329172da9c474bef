public struct Profile {
  public init() {}
  public private(set) var age = 0
}
