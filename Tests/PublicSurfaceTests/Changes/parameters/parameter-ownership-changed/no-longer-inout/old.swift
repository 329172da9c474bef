public func f(_ a: inout Int) {}
