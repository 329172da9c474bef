@available(*, deprecated) public func openDrawer() { fatalError() }
