public func job() -> @isolated(any) () -> Void { {} }
