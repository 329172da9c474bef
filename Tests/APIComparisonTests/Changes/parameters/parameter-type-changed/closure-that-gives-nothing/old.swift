public func onTap(_ action: @escaping () -> Void) {}
