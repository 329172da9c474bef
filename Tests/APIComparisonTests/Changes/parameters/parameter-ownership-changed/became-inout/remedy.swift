public func sharpen(_ value: Int) { fatalError() }
