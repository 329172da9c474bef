@available(*, deprecated) public func openDrawer() {}
public func openRegister() {}
