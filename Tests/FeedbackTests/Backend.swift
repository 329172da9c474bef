import Feedback
import Foundation
import LoopbackServer

/// The vendor's service on a server of the test's own; scripting it is scripting the vendor.
struct Backend {
  let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
  }

  /// A service that asks this backend, with limits that no test reaches unless it asks for them.
  func service(timeout: Duration = .seconds(20), grace: Duration = .seconds(60)) -> FeedbackService {
    .thirdParty(backend: server.url, timeout: timeout, grace: grace)
  }

  /// Answers the nth load of `form` with the nth of `replies`.
  func script(_ form: String, _ replies: Reply...) {
    server.script("/forms/\(form)") { [server] _ in
      replies[min(server.received("/forms/\(form)").count, replies.count) - 1]
    }
  }

  func waitForRequest(of form: String) async throws {
    try await server.waitForRequests(1, at: "/forms/\(form)")
  }
}
