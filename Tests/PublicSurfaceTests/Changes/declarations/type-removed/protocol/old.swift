public protocol P {}
public func g() {}
