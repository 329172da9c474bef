@MainActor public final class Gallery {
  public init() {}
  public func preload() {}
}
