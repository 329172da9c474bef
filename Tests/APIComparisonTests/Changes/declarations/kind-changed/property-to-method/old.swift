public struct Queue {
  public init() {}
  public var length: Int { 0 }
}
