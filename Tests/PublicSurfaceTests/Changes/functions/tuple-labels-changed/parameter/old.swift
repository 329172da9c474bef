public func f(_ a: (x: Int, y: Int)) {}
