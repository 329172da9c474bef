public struct Store {
  public init() {}
  public subscript(key: String?) -> Int { 0 }
}
