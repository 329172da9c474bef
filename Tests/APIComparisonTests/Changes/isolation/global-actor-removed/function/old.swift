@MainActor public func layOut() {}
