@propertyWrapper public struct Clamped {
  public init() { wrappedValue = 0 }
  public var wrappedValue: Int
}
