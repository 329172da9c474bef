public func f<T: Sequence, U: BinaryInteger>(_ a: T, _ b: U) -> [T.Element] { [] }
