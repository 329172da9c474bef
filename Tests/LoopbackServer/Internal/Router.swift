import Synchronization

/// Finds the reply to a request by its path.
final class Router: Sendable {
  private struct Route {
    let reply: @Sendable (ReceivedRequest, _ index: Int) -> Reply
    var isHasty = false
    var count = 0
  }

  private let routes = Mutex<[String: Route]>([:])

  func script(_ path: String, replies: [Reply]) {
    routes.withLock { $0[path] = Route(reply: { _, index in replies[min(index, replies.count - 1)] }) }
  }

  func script(_ path: String, reply: @escaping @Sendable (ReceivedRequest) -> Reply) {
    routes.withLock { $0[path] = Route(reply: { request, _ in reply(request) }) }
  }

  func script(_ path: String, beforeBody reply: Reply) {
    routes.withLock { $0[path] = Route(reply: { _, _ in reply }, isHasty: true) }
  }

  /// Whether requests to `path` are answered before their body is there.
  func isHasty(at path: String) -> Bool {
    routes.withLock { $0[path]?.isHasty ?? false }
  }

  func reply(to request: ReceivedRequest) -> Reply {
    let route = routes.withLock { routes in
      defer { routes[request.path]?.count += 1 }
      return routes[request.path]
    }
    // The closure is the test's own and may block: not under the lock.
    return route.map { $0.reply(request, $0.count) }
      ?? .json(#"{"error": "no script for this path"}"#, status: 404)
  }
}
