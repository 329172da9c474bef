public struct Tap { public func open(_ turns: Int) {} }
