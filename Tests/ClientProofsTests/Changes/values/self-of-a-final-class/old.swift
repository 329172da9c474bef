public final class Draft {
  public init() {}
  public func copy() -> Self { self }
  public static func blank() -> Self? { nil }
}
public actor Pool {
  public nonisolated var itself: Self { self }
}
