public func f() {}
public func Changed() {}
