public func gathered<Parts: Sequence>(_ parts: Parts) -> [Parts.Element] { Array(parts) }
