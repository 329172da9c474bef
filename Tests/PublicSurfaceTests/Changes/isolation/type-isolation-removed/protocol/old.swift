@MainActor public protocol P { func f() }
