public func save() throws {}
