public struct Album<Track: Hashable>: Sequence, IteratorProtocol {
  public init() {}
  public mutating func next() -> Track? { nil }
  public mutating func skip(_ track: Album<Track>.Element, from index: Int) {}
}

public struct Shelf<Element: Hashable>: Sequence {
  public init() {}
  public func makeIterator() -> IndexingIterator<[Element]> { [].makeIterator() }
  public mutating func remove(_ book: Element) {}
}
