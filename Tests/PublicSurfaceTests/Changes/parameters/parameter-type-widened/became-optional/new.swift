public func f(a: Int?) {}
