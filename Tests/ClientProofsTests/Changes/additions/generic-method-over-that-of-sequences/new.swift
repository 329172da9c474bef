public struct Bag<T>: Sequence { public func makeIterator() -> IndexingIterator<[T]> { [].makeIterator() } }
extension Bag { public func map<U>(_ change: (T) -> U) -> Bag<U> { Bag<U>() } }
