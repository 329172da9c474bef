public struct Key: Equatable, Sendable { @MainActor public static let main = Key() }
public struct Box { public subscript<T: Equatable>(_ key: T) -> Int { 0 } }
