public func inspect<Resource>(_ resource: Resource) {}
