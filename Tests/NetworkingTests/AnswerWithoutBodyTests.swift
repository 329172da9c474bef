import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Requests of which the caller wants to know only that they have succeeded.
@Suite(.timeLimit(.minutes(10))) struct AnswerWithoutBodyTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 100, retries: 2))

  init() throws {
    server = try LoopbackServer()
  }

  @Test(
    arguments: [Request.Method.get, .head, .post, .put, .patch, .delete],
    [Reply.status(204), .status(200), .status(201, body: Data("no JSON".utf8)), .status(205)])
  func succeedsWhateverTheBody(method: Request.Method, reply: Reply) async throws {
    server.script("/", reply)
    try await client.execute(Request(server.url("/"), method: method))
    #expect(server.received("/").count == 1)
  }

  @Test func hasRoomForNoBodyWhereNoneIsAllowed() async throws {
    let client = HTTPClient(.init(timeout: .patience, maximumBodyBytes: 0, retries: 0))
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\n\r\n"), .close]))
    try await client.execute(Request(server.url("/")))
  }

  /// The length is that of a body which does not come, and is not waited for.
  @Test func aHEADEndsWithItsHead() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\n\r\n"
    server.script("/", Reply([.text(head)]))
    for _ in 1...2 { try await client.execute(Request(server.url("/"), method: .head)) }
    #expect(server.received("/").map(\.method) == ["HEAD", "HEAD"])
    #expect(server.connectionCount == 1)
  }

  @Test func aHEADIsTriedAgainAndRedirectedAsAGETIs() async throws {
    server.script("/", .redirect(to: "/tired"))
    server.script("/tired", .status(503), .status(200))
    try await client.execute(Request(server.url("/"), method: .head))
    #expect(server.received.map(\.method) == ["HEAD", "HEAD", "HEAD", "HEAD"])
    server.script("/missing", .status(404))
    await #expect(throws: NetworkError.status(404, body: Data())) {
      try await client.execute(Request(server.url("/missing"), method: .head))
    }
    await #expect(throws: NetworkError.invalidRequest("a HEAD has no body")) {
      try await client.execute(Request(server.url("/"), method: .head, body: Data("x".utf8)))
    }
  }

  @Test func failsAsItDoesWithAValue() async throws {
    server.script("/missing", .status(404))
    await #expect(throws: NetworkError.status(404, body: Data())) {
      try await client.execute(Request(server.url("/missing"), method: .delete))
    }
    server.script("/large", .status(200, body: Data(count: 101)))
    await #expect(throws: NetworkError.bodyTooLarge(limit: 100)) {
      try await client.execute(Request(server.url("/large")))
    }
    server.script("/tired", .status(503), .status(204))
    try await client.execute(Request(server.url("/tired")))
    #expect(server.received("/tired").count == 2)
  }

  @Test func endsWhenCancelled() async throws {
    server.script("/", .stall)
    let task = Task { try await client.execute(Request(server.url("/"), method: .put)) }
    try await server.waitForRequests(1, at: "/")
    task.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
    try await server.waitForHangUps(1, at: "/")
  }
}
