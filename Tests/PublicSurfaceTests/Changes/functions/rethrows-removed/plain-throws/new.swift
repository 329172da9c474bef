public func f(_ b: () throws -> Void) throws {}
