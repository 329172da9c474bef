@globalActor public actor Store { public static let shared = Store() }
public protocol Screen: Sendable {
  @MainActor subscript(_: Int) -> Int { get }
}
