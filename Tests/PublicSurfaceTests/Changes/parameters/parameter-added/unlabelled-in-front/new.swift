public func f(_ x: String = "", _ a: Int) {}
