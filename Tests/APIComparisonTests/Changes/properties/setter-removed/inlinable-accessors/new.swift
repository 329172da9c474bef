public struct Gauge {
  @usableFromInline var stored = 1
  public init() {}
  public var level: Int {
    @inlinable get {
      stored
    }
  }
}
