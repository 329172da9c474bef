public func token() -> some Equatable { 1 }
