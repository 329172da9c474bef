import Foundation
import LoopbackServer
import Networking
import Testing

/// Cancellations that race with every callback of the session, which is where FoundationNetworking hangs or traps.
@Suite struct StormTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .seconds(20), maximumBodyBytes: 100_000))

  init() throws {
    server = try LoopbackServer()
    server.script("/stall", .stall)
    server.script("/json", .json("7"))
    server.script(
      "/drip", Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), .drip(Data("[1, 2]".utf8), every: .milliseconds(2))]))
    server.script("/status", .status(500))
    server.script("/login", .status(401, headers: [("WWW-Authenticate", "Basic realm=\"x\"")]))
    server.script("/large", .status(200, body: Data(count: 200_000)))
    server.script("/close", Reply([.close]))
    server.script("/redirect") { .redirect(to: "/redirect?\($0.target.count)") }
    server.script("/leave", .redirect(to: "http://localhost/"))
  }

  @Test func requestsOfAllKindsEndHoweverTheyAreCancelled() async {
    let paths = ["/stall", "/json", "/drip", "/status", "/login", "/large", "/close", "/redirect", "/leave"]
    await storm(count: 200, over: paths, within: .milliseconds(30))
  }

  @Test func redirectsEndHoweverTheyAreCancelled() async {
    // No more than there are connections, and briefly: so that most are cancelled while a redirect is under way.
    for _ in 1...150 {
      await storm(count: 12, over: ["/redirect", "/leave"], within: .milliseconds(4))
    }
  }

  /// Sends `count` requests at a time and cancels each at some moment within `limit`.
  private func storm(count: Int, over paths: [String], within limit: Duration) async {
    let start = ContinuousClock.now
    await withTaskGroup { group in
      for index in 0..<count {
        let request = Request(server.url(paths[index % paths.count]))
        group.addTask {
          let task = Task { try await client.execute(request, responseType: Int.self) }
          try? await Task.sleep(for: limit * Double.random(in: 0...1))
          task.cancel()
          switch await task.result {
          case .success(let value): #expect(value == 7)
          case .failure(let error):
            #expect(error is CancellationError || error is NetworkError)
            if case NetworkError.timedOut = error { Issue.record("\(request.url) was not cancelled.") }
          }
        }
      }
    }
    #expect(ContinuousClock.now - start < .seconds(10) + .slack)
  }
}
