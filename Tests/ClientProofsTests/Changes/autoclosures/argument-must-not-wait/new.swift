public func note(_ value: @autoclosure () -> Int) async {}
