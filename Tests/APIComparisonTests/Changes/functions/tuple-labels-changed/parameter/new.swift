public func move(_ offset: (right: Int, down: Int)) {}
