public struct Flag<Value: Hashable> { public let value: Value }
