public protocol Part { associatedtype Unit }
public func show(_ part: some Part) {}
