@discardableResult public func batch<T>(_ changes: () -> T) -> T { changes() }
