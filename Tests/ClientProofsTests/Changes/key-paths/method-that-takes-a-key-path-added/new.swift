public struct Bag<T> { public func map<U>(_ change: (T) -> U) -> [U] { [] } }
extension Bag { public func map<U>(_ path: KeyPath<T, U>) -> Bag<U> { Bag<U>() } }
