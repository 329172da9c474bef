public protocol P {}
public struct S {}
public struct Box<T> { public func show() -> Int { 0 } }
extension Box where T: P { public func show() -> String { "" } }
