public func note(_ value: @autoclosure () async -> Int) async {}
