public protocol P { func f<T>(_ t: T) }
