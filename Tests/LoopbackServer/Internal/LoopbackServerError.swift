/// What goes wrong with a `LoopbackServer`, or with the client that a test expects to talk to it.
enum LoopbackServerError: Error {
  /// The system gave no listening socket; the code is its `errno`.
  case cannotListen(host: String, errno: Int32)
  /// Fewer requests than expected arrived at a path in time.
  case missingRequests(path: String, expected: Int, found: Int)
  /// Fewer clients than expected closed their connection early in time.
  case missingHangUps(path: String, expected: Int, found: Int)
  /// So many clients kept their connection for longer than expected.
  case openConnections(Int)
}

extension LoopbackServerError: CustomStringConvertible {
  /// A sentence that names what failed.
  var description: String {
    switch self {
    case .cannotListen(let host, let errno):
      "The loopback server cannot listen on \(host) (errno \(errno)); check that the machine has that address and allows sockets."
    case .missingRequests(let path, let expected, let found):
      "The server expected \(expected) requests to \(path) but received \(found) in time."
    case .missingHangUps(let path, let expected, let found):
      "The server expected \(expected) clients to hang up during \(path) but \(found) did in time."
    case .openConnections(let count):
      "The server expected its clients to disconnect but \(count) connections stayed open."
    }
  }
}
