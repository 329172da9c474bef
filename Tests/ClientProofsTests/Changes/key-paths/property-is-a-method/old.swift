public struct Tap { public var open: (Int) -> Void { { _ in } } }
