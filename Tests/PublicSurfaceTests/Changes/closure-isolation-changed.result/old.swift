public func f() -> () -> Void { {} }
