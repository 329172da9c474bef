public func draw<Points: Sequence>(_ points: Points) {}
