public func move(_ offset: (x: Int, y: Int)) {}
