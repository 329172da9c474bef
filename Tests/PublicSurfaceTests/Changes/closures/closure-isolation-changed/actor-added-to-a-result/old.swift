public func canceller() -> () -> Void { {} }
