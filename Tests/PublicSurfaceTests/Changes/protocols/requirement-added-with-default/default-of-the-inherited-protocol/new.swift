public protocol Q {}
extension Q { public func f() {} }
public protocol P: Q { func f() }
