public func later(@_implicitSelfCapture _ work: @escaping () -> Void) {}
