public struct Options {
  public init() {}
  public subscript(key: String, default value: @autoclosure () -> Int) -> Int {
    get { value() }
    set {}
  }
}
