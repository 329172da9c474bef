public func rent(days: Int) {}
