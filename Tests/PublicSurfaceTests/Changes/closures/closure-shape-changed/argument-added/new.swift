public func f(_ b: (Int, Int) -> Void) {}
