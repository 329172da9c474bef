public func openRegister() {}
