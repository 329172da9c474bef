@propertyWrapper public struct Trimmed {
  public init(wrappedValue: String) {}
  public var wrappedValue: String { "" }
  public var projectedValue: Trimmed { self }
}
