@preconcurrency @MainActor public protocol Delegate { func go() }
