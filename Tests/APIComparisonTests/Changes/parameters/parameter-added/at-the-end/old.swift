public func order(dish: Int) {}
