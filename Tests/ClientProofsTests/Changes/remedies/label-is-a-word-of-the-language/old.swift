public func move(in place: Int) {}
