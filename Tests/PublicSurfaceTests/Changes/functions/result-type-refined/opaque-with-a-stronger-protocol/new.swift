public func f() -> some Hashable { 1 }
