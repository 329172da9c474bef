public func f(_ b: () -> Void) {}
