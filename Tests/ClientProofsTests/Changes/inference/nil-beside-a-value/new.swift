public func bind<each T>(_ values: repeat each T) {}
