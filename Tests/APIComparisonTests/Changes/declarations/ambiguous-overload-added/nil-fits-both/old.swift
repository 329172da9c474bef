public func select(_ row: Int?) {}
