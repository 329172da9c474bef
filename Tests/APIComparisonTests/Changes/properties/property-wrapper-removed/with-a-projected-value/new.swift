@propertyWrapper public struct Clamped {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Int
  public var projectedValue: Int { 0 }
}

public struct Radio {
  public init() {}
  public var volume = 0
}
