public func ranges() -> [Range<Int>] { [] }
