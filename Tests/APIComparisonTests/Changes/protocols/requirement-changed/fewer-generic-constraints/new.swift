public protocol Store {
  func save<Value>(_ value: Value)
}
