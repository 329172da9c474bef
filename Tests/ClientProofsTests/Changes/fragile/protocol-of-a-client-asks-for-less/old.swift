public struct Store { public func load(_ name: String) -> Int { 0 } }
