public struct Countdown: Sequence, IteratorProtocol {
  public init() {}
  public mutating func next() -> Int? { nil }
}
