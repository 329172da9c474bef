public func bind<T>(_ values: T?...) {}
