public struct Style: Equatable, Sendable { @MainActor public static let main = Style() }
public func apply<T: Equatable>(_ style: T) {}
