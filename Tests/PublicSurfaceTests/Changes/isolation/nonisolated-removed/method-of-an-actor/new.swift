public actor A { public init() {}; public func f() {} }
