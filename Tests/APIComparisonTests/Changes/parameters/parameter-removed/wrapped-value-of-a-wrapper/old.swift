@propertyWrapper public struct Clamped {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Int
}
