public protocol P {}
public protocol Q {}
public struct S: P {}
public func f<T: P>(_ x: T) {}
public func f<T: Q>(_ x: T) {}
extension S: Q {}
