public func f<S: Sequence>(_ s: S) where S.Element == Int {}
