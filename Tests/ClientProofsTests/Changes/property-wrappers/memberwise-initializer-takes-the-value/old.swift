@propertyWrapper public struct Stored {
  public var wrappedValue = 0
  public init(key: String) {}

}
