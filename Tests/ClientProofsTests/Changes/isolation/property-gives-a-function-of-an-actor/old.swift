public struct Work: Sendable { public let body: @Sendable (Int) -> Int }
