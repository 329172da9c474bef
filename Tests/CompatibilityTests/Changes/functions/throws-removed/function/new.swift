public func save() {}
