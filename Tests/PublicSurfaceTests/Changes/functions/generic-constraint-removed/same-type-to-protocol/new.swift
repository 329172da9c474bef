public func f<S: Sequence>(_ a: S) where S.Element: Hashable {}
