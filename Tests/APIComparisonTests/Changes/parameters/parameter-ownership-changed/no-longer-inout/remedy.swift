public func sharpen(_ value: inout Int) { fatalError() }
