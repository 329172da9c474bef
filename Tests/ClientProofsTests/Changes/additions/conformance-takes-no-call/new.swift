public protocol P {}
public struct S {}
public func f(_ x: S) -> Int { 0 }
public func f<T: P>(_ x: T) -> Int { 0 }
extension S: P {}
