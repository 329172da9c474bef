public func share() {}
