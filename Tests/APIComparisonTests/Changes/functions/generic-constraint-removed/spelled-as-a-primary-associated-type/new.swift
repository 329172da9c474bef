public func average(_ samples: some Sequence<Int>) {}
