public func f() {}
public func f(a: Int) {}
