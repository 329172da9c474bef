public func select(_ row: Int?) {}
public func select(_ title: String?) {}
