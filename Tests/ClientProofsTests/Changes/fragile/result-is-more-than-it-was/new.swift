public func make() -> any Sendable { 1 }
