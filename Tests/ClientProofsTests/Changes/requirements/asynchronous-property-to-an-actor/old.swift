@globalActor public actor Store { public static let shared = Store() }
public protocol Screen: Sendable {
  var size: Int { get async }
}
