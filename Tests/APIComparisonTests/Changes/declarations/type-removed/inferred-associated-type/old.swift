public struct Countdown: Sequence, IteratorProtocol {
  public typealias Element = Int
  public init() {}
  public mutating func next() -> Int? { nil }
}
