import Changed

struct MemoryStore: Store {
  func save<Value: Hashable>(_ value: Value) {}
}
