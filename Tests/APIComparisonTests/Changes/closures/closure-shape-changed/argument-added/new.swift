public func onScroll(_ handler: (Int, Int) -> Void) {}
