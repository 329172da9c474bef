@available(swift, obsoleted: 5.0) public func openDrawer() {}
