public func stop() {}
