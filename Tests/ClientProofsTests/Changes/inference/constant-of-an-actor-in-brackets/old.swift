public struct Key: Equatable, Sendable { @MainActor public static let main = Key() }
public struct Box { public subscript(_ key: Key) -> Int { 0 } }
