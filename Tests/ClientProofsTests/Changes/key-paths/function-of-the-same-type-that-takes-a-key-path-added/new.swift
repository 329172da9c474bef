public struct Cup { public let size: Int }
public func sorted<U>(by order: (Cup) -> U) -> [Cup] { [] }
public func sorted<U>(by order: KeyPath<Cup, U>) -> [Cup] { [] }
