@available(*, deprecated) public func f() {}
public func g() {}
