public func f<T: Sequence>(_ a: T, _ b: Int) -> [T.Element] { [] }
