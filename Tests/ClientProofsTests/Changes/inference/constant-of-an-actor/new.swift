public struct Style: Equatable { @MainActor public static let main = Style() }
@MainActor public func apply<T: Equatable>(_ style: T) {}
