public func log<each Value>(_ values: repeat each Value) {}
