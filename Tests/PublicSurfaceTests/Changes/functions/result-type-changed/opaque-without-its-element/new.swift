public func items() -> some Collection { [1] }
