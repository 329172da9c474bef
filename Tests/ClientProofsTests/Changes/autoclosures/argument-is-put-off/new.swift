public func note(_ text: @autoclosure () -> String) {}
