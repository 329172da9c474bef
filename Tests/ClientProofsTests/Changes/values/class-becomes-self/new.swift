public final class Draft {
  public init() {}
  public func copy() -> Self { self }
}
