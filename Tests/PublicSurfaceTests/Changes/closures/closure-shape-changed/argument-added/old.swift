public func f(_ b: (Int) -> Void) {}
