public actor A { public init() {}; nonisolated public func f() {} }
