public func onScroll(_ value: (Int) -> Void) { fatalError() }
