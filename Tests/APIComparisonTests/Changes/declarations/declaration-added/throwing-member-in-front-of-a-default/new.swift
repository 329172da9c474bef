public protocol Named: Sendable {}
extension Named { public func label() -> String { "" } }
public struct Clerk: Named {
  public init() {}
  public func label() throws -> String { "clerk" }
}
