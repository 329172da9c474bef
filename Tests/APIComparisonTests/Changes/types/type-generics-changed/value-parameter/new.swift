public struct Board<let size: Int> {
  public init() {}
}
