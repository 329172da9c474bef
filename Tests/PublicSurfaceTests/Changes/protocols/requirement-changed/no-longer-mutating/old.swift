public protocol P { mutating func f() }
