public func reserve(seats: Int) {}
