public struct Bag<T> { public func map<U>(_ change: (T) -> U) -> [U] { [] } }
