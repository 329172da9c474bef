import Synchronization

/// What the server saw of its clients.
final class RequestLog: Sendable {
  private struct State {
    var received: [ReceivedRequest] = []
    var hangUps: [String: Int] = [:]
  }

  private let state = Mutex(State())

  var received: [ReceivedRequest] {
    state.withLock { $0.received }
  }

  func received(_ path: String) -> [ReceivedRequest] {
    received.filter { $0.path == path }
  }

  func hangUps(_ path: String) -> Int {
    state.withLock { $0.hangUps[path, default: 0] }
  }

  func append(_ request: ReceivedRequest) {
    state.withLock { $0.received.append(request) }
  }

  func appendHangUp(at path: String) {
    state.withLock { $0.hangUps[path, default: 0] += 1 }
  }
}
