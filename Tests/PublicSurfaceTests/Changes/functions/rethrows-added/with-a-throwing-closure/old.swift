public struct Box<T> { public init(_ t: T) {}; public func map<U>(_ f: (T) -> U) -> Box<U> { fatalError() } }
