public func play(_ track: Int) {}
