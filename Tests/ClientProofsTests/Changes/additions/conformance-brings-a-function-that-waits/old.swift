public protocol P {}
public struct S {}
public func run<T>(_ it: T) {}
public func run<T: P>(_ it: T) async {}
