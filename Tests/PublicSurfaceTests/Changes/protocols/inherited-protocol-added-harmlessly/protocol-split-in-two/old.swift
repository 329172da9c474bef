public protocol P { func a(); func b() }
