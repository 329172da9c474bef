public func token() -> some Hashable { 1 }
