public func giveUp(_ reason: String) -> Never { fatalError(reason) }
