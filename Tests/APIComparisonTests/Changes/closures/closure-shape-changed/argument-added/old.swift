public func onScroll(_ handler: (Int) -> Void) {}
