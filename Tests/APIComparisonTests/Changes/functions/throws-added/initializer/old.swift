public struct Database {
  public init() {}
}
