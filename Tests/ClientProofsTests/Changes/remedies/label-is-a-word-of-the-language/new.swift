public func move(from place: Int) {}
