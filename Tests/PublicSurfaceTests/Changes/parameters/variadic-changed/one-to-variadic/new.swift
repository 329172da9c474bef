public func f(_ a: Int...) {}
