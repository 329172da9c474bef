extension Array { public func removeDuplicates() { fatalError() } }
