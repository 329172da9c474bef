public struct Days: BidirectionalCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public func index(after i: Int) -> Int { i + 1 }
  public func index(before i: Int) -> Int { i - 1 }
  public subscript(_ index: Int) -> Int { 0 }
  public struct Iterator: IteratorProtocol { public mutating func next() -> Int? { nil } }
  public func makeIterator() -> Iterator { Iterator() }
}
