public actor A { @MainActor public init() {}; public func f() {} }
