public func f(_ a: Int) -> Int { 0 }
