public struct Work: Sendable { public let body: @isolated(any) @Sendable (Int) -> Int }
