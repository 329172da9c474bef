public struct Bag: Sequence { public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }
