public final class Draft {
  public init() {}
  public func copy() -> Draft { self }
  public static func blank() -> Draft? { nil }
}
public actor Pool {
  public nonisolated var itself: Pool { self }
}
