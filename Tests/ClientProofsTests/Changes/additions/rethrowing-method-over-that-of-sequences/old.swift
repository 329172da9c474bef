public struct Sack: Sequence { public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }
