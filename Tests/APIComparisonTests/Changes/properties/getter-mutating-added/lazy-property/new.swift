public struct Meter {
  public lazy var level = 1
  public init() {}
}
