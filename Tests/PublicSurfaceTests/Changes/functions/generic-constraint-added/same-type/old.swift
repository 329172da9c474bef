public func f<S: Sequence>(_ a: S) {}
