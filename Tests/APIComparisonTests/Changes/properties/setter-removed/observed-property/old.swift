public final class Meter {
  public var level = 1 { didSet {} }
  public init() {}
}
