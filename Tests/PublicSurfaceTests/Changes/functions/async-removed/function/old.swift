public func synchronise() async {}
