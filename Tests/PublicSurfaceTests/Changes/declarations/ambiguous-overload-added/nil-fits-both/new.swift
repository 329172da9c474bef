public func select(_ row: Int?) {}
public func select(_ name: String?) {}
