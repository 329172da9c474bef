import Feedback
import Foundation
import LoopbackServer
import TestSupport

/// The vendor's service on a server of the test's own; scripting it is scripting the vendor.
struct Backend {
  let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
  }

  /// A service that asks this backend, with limits that no test reaches unless it asks for them.
  func service(timeout: Duration = .patience, grace: Duration = .patience) -> FeedbackService {
    .thirdParty(backend: server.url, timeout: timeout, grace: grace)
  }

  /// Answers the nth load of `form` with the nth of `replies`.
  func script(_ form: String, _ replies: Reply...) {
    server.script("/forms/\(form)") { [server] _ in
      replies[min(server.received("/forms/\(form)").count, replies.count) - 1]
    }
  }

  func requests(of form: String) -> Int {
    server.received("/forms/\(form)").count
  }

  func waitForRequest(of form: String) async throws {
    try await server.waitForRequests(1, at: "/forms/\(form)")
  }

  /// Returns once the vendor owes nobody an answer.
  ///
  /// It answers in the order in which it is told, so it has said all when a load ends with the form it asked for.
  func settle() async throws {
    try await eventually("the vendor goes on answering other loads") {
      let form = UUID().uuidString
      script(form, .form(form))
      return try await service().loadWhenFree(form).title == form ? () : nil
    }
  }
}
