@MainActor public func f() {}
