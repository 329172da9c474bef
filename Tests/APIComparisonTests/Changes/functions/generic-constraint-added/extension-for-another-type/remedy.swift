extension Column where Value == Int { public func sort() { fatalError() } }
