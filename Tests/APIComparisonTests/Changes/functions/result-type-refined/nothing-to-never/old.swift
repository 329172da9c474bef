public func giveUp(_ reason: String) { print(reason) }
