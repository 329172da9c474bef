@available(*, deprecated, message: "Use the register.") public func openDrawer() {}
