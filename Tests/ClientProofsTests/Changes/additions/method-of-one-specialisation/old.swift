public struct Box<T> { public func show() -> String { "" } }
