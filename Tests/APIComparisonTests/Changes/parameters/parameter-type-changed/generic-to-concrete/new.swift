public func draw(_ points: [Int]) {}
