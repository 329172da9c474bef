public struct Hex { public var parse: (String) -> Int? { { _ in nil } } }
