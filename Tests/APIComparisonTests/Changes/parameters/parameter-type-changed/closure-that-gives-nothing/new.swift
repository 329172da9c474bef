public func onTap(_ action: @escaping () -> Any) {}
