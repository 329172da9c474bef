public func f() -> some Equatable { 1 }
