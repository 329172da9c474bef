public protocol P { func f<T: Hashable>(_ t: T) }
