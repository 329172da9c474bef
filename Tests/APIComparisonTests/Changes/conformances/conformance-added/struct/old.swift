public struct Recipe {
  public init() {}
}
