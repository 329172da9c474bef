public protocol P { func go(_ x: Int) }
extension P { public func go(_ x: Int) throws {} }
