public func job() -> () -> Void { {} }
