public struct Cell<Value> { public init(_ value: Value) {} }
extension Cell where Value == Int { public init(_ text: String) { self.init(text.count) } }
