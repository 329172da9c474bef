public func f(_ x: any Sendable) {}
