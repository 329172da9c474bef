public func scan() {}
