@discardableResult public func log(_ it: Int) -> Int { it }
