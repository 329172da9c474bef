public struct W {
  public init(wrappedValue: Int) { self.wrappedValue = wrappedValue }; public var wrappedValue: Int
}
