public struct Till: Sendable {
  public init() {}
  public var float: Int { 0 }
}
