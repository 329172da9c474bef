public protocol Q { func q() }
extension Q { public func q() {} }
public protocol P: Q {}
