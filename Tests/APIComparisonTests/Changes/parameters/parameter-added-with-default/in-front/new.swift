public func rent(cars: Int = 1, days: Int) {}
