@propertyWrapper public struct W {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; public var wrappedValue: Int
}
public struct S { public init() {}; public var x = 0 }
