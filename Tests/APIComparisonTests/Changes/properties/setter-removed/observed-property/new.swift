public final class Meter {
  public private(set) var level = 1 { didSet {} }
  public init() {}
}
