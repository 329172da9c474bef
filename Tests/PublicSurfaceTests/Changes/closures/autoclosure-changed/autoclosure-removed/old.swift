public func f(_ b: @autoclosure () -> Int) {}
