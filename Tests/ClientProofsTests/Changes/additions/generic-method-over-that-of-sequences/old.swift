public struct Bag<T>: Sequence { public func makeIterator() -> IndexingIterator<[T]> { [].makeIterator() } }
