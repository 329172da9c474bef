public struct Preferences {
  public init() {}
  public var volume: Int {
    get { 0 }
    nonmutating set {}
  }
}
