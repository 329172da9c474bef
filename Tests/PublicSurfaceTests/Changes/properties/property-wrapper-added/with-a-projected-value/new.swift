@propertyWrapper public struct W {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; public var wrappedValue: Int;
  public var projectedValue: Int { 0 }
}
public struct S { public init() {}; @W public var x = 0 }
