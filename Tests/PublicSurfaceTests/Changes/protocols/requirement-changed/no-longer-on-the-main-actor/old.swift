public protocol P { @MainActor func f() }
