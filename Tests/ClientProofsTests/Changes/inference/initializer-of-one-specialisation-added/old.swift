public struct Cell<Value> { public init(_ value: Value) {} }
