public func f(_ b: @escaping () -> Void) {}
