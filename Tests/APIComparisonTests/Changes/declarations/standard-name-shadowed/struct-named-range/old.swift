public func openingHours() -> [Range<Int>] { [] }
