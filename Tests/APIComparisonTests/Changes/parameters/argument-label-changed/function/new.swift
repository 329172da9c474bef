public func reserve(_ seats: Int) {}
