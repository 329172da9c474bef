public func order(dish: Int, table: Int) {}
