public func openDrawer() {}
