public protocol Labelled { func label() -> String }
extension Labelled { public func label() -> String { "" } }
extension Labelled where Self: Hashable { public func label() -> String { "h" } }
