public struct Database {
  public init() throws {}
}
