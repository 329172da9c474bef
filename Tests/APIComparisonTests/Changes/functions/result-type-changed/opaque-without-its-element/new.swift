public func prices() -> some Collection { [1] }
