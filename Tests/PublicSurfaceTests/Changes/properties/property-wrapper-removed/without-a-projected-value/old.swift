@propertyWrapper public struct W {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; public var wrappedValue: Int
}
public struct S { public init() {}; @W public var x = 0 }
