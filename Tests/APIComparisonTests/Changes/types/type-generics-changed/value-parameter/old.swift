public struct Board {
  public init() {}
}
