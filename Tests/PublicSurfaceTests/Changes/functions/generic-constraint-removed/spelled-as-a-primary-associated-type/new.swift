public func f(_ s: some Sequence<Int>) {}
