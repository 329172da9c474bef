public func f() async {}
