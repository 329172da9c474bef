@globalActor public actor Store { public static let shared = Store() }
public protocol Screen: Sendable {
  func draw() async
}
