public func layOut() {}
