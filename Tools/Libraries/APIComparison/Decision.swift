/// Why a change that clients notice passes the gate.
public struct Decision: Sendable, Hashable, Codable {
  /// The reason that was given.
  var reason: String
  /// The version or the day until which it holds, as the record says it.
  var until: String

  /// Makes a decision.
  public init(reason: String, until: String) {
    self.reason = reason
    self.until = until
  }
}

extension Decision {
  /// The decision as a sentence for people.
  public var sentence: String { "Accepted until \(until): \(reason)" }
}
