import Foundation
import LoopbackServer
import Networking
import Testing

/// A way in which a server, or the path to it, misbehaves, and what the client has to make of it.
struct Fault: Sendable, CustomTestStringConvertible {
  /// The part of a `NetworkError` that does not depend on the system's wording.
  enum Expectation: Hashable {
    case transport
    case timedOut
    case status(Int)
    case bodyTooLarge
    case redirectRefused(to: String)
    case decoding(at: String)
  }

  struct Row: Decodable {
    let id: Int
  }

  /// The limit on the body while the matrix runs.
  static let maximumBodyBytes = 1000

  let name: String
  let expectation: Expectation
  var method: Request.Method = .get
  let reply: @Sendable (_ server: URL) -> Reply

  var testDescription: String { name }

  init(_ name: String, _ expectation: Expectation, _ reply: Reply, method: Request.Method = .get) {
    self.init(name, expectation, method: method) { _ in reply }
  }

  init(
    _ name: String, _ expectation: Expectation, method: Request.Method = .get,
    reply: @escaping @Sendable (URL) -> Reply
  ) {
    self.name = name
    self.expectation = expectation
    self.method = method
    self.reply = reply
  }

  /// A reply of these texts, after which the server closes the connection.
  init(_ name: String, _ expectation: Expectation, _ texts: String...) {
    self.init(name, expectation, Reply(texts.map(Reply.text) + [.close]))
  }

  /// Those of which the transport alone decides whether it can live with them.
  static let ofTheWire = connections + heads

  static let all = ofTheWire + stalls + sizes + statuses + redirects + bodies
}
