public struct Ticks: AsyncSequence {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Int? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
