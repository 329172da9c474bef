public func onTap(_ value: @escaping () -> Void) { fatalError() }
