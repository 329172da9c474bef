public protocol P { init() }
