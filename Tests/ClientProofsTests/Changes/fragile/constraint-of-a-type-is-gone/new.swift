public struct Flag<Value> { public let value: Value }
