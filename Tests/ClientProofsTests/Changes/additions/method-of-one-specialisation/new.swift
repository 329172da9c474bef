public struct Box<T> { public func show() -> String { "" } }
extension Box where T == Int { public func show() -> Int { 0 } }
