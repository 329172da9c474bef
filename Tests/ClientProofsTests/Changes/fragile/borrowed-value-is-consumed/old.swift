public struct Query { public func text() -> String { "" } }
