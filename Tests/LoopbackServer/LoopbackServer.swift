public import Foundation

/// An HTTP server on the loopback interface whose every answer, and every misbehaviour, is scripted.
///
/// It runs on threads of its own, one for each connection, and speaks HTTP/1.1 with keep-alive. Losing the last
/// reference stops it. It is for tests: it keeps every request that it has received, and trusts its clients.
public final class LoopbackServer: Sendable {
  let log = RequestLog()
  private let router = Router()
  private let connections = OpenConnections()
  private let address: LoopbackAddress
  private let listener: Listener

  /// Binds a free port of 127.0.0.1, or of ::1, and starts to accept connections.
  ///
  /// Throws an error that says so where the system refuses a socket, or has no such address.
  public init(overIPv6: Bool = false) throws {
    address = overIPv6 ? .ipv6 : .ipv4
    listener = try Listener(at: address)
    listener.start { [log, router, connections] socket in
      connections.serve(Connection(socket: socket, router: router, log: log))
    }
  }

  /// Ends all threads of the server; connections that it closes count as no hang-up of a client.
  deinit {
    listener.stop()
    connections.close()
  }

  /// The root of the server, such as `http://127.0.0.1:49152`.
  public var url: URL { url("") }

  /// The address of `path`, which starts with a slash and may carry a query.
  ///
  /// Text that cannot stand in a URL ends the process: percent-encode it.
  public func url(_ path: String) -> URL {
    guard let url = URL(string: "http://\(address.host):\(listener.port)\(path)") else {
      preconditionFailure("\"\(path)\" is not the path of a URL; percent-encode it.")
    }
    return url
  }

  /// Answers the nth request to `path` with the nth reply; the last one repeats.
  ///
  /// Queries are ignored when paths are compared. A path without a script is answered with 404 and a JSON body.
  public func script(_ path: String, _ reply: Reply, _ next: Reply...) {
    router.script(path, replies: [reply] + next)
  }

  /// Answers each request to `path` with what `reply` makes of it, on the thread of the connection.
  public func script(_ path: String, reply: @escaping @Sendable (ReceivedRequest) -> Reply) {
    router.script(path, reply: reply)
  }

  /// Answers each request to `path` as soon as its head is there, reads none of its body, and ends the connection.
  ///
  /// This is what a server does that refuses a body before it has come.
  public func script(_ path: String, beforeBody reply: Reply) {
    router.script(path, beforeBody: reply)
  }

  /// All requests so far, in the order in which they were complete.
  public var received: [ReceivedRequest] { log.received }

  /// The requests to `path` so far, whatever their query.
  public func received(_ path: String) -> [ReceivedRequest] {
    log.received(path)
  }

  /// How many clients are connected at this moment, be it idly.
  public var connectionCount: Int { connections.count }
}
