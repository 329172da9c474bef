public struct Sack: Sequence { public func makeIterator() -> IndexingIterator<[Int]> { [].makeIterator() } }
extension Sack { public func filter(_ isKept: (Int) throws -> Bool) rethrows -> Sack { self } }
