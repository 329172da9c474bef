import LoopbackServer
import Networking

/// A request with the answer that a server gives to it, and how it has to end.
struct Errand {
  let path: String
  let reply: @Sendable (ReceivedRequest) -> Reply
  var method = Request.Method.get
  /// The name of an ending, or the value that was asked for.
  var ending = "value"
  var isImpatient = false
  var isCancelled = false
}

extension Errand {
  /// One that is always answered alike.
  init(
    path: String, _ reply: Reply, _ ending: String, method: Request.Method = .get, isImpatient: Bool = false,
    isCancelled: Bool = false
  ) {
    self.init(
      path: path, reply: { _ in reply }, method: method, ending: ending, isImpatient: isImpatient,
      isCancelled: isCancelled)
  }
}
