public final class Download {
  public init() {}
  public var completion: () -> Void = {}
}
