public struct Recipe: Hashable {
  public init() {}
}
