public protocol P { init?() }
