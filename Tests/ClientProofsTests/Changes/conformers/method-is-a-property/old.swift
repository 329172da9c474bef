public struct Hex { public func parse(_ text: String) -> Int? { nil } }
