public protocol P { func f() }
