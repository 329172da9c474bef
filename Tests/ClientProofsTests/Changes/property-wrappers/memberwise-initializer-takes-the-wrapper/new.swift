@propertyWrapper public struct Wrapped {
  public var wrappedValue: Int
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  public init() { wrappedValue = 0 }
}
