public actor S { public init() {}; public func f() {} }
