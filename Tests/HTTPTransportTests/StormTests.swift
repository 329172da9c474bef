import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Cancellations that race with every callback of the session, which is where FoundationNetworking hangs or traps.
@Suite(.timeLimit(.minutes(10))) struct StormTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .unlimited, maximumBodyBytes: 100_000))

  init() throws {
    server = try LoopbackServer()
    server.script("/stall", .stall)
    server.script("/json", .json("7"))
    server.script(
      "/drip", Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), .drip(Data("[1, 2]".utf8), every: .milliseconds(2))]))
    server.script("/status", .status(500))
    server.script("/login", .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")]))
    server.script("/large", .status(200, body: Data(count: 200_000)))
    server.script("/close", .close)
    server.script("/redirect") { .redirect(to: "/redirect?\($0.target.count)") }
    server.script("/leave", .redirect(to: "http://localhost/"))
  }

  @Test func requestsOfAllKindsEndHoweverTheyAreCancelled() async throws {
    let paths = ["/stall", "/json", "/drip", "/status", "/login", "/large", "/close", "/redirect", "/leave"]
    try await storm(count: 200, over: paths, within: .milliseconds(30))
  }

  @Test func redirectsEndHoweverTheyAreCancelled() async throws {
    // No more than there are connections, and briefly: so that most are cancelled while a redirect is under way.
    for _ in 1...150 {
      try await storm(count: 12, over: ["/redirect", "/leave"], within: .milliseconds(4))
    }
  }

  /// Sends `count` requests at a time and cancels each at some moment within `limit`.
  private func storm(count: Int, over paths: [String], within limit: Duration) async throws {
    try await withThrowingTaskGroup { group in
      for index in 0..<count {
        let request = Request(server.url(paths[index % paths.count]))
        group.addTask {
          let task = Task { try await client.execute(request, responseType: Int.self) }
          // Not to wait for anything, but to cancel in whatever state the request happens to be.
          try await Task.sleep(for: limit * Double.random(in: 0...1))
          task.cancel()
          switch try await outcome(of: task) {
          case .success(let value): #expect(value == 7)
          case .failure(let error): #expect(error is CancellationError || error is NetworkError)
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
