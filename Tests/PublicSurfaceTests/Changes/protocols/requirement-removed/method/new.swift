public protocol P { func g() }
