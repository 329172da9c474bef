@MainActor public final class Gallery {
  public init() {}
  nonisolated public func preload() {}
}
