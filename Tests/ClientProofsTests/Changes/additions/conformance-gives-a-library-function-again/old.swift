public struct Days: Sequence {
  public struct Iterator: IteratorProtocol { public mutating func next() -> Int? { nil } }
  public func makeIterator() -> Iterator { Iterator() }
}
