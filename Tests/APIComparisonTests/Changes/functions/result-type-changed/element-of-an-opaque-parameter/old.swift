public func gathered<Element>(_ parts: some Sequence<Element>) -> [Element] { Array(parts) }
