public protocol Store {
  func save<Value: Hashable>(_ value: Value)
}
