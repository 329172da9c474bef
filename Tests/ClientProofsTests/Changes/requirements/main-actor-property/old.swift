@globalActor public actor Store { public static let shared = Store() }
public protocol Screen: Sendable {
  @MainActor var size: Int { get set }
}
