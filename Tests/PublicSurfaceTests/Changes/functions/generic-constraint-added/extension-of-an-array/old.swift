extension Array { public func zz() {} }
