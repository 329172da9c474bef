public struct Options {
  public init() {}
  public subscript(key: String, default value: Int) -> Int {
    get { value }
    set {}
  }
}
