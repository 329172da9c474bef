import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Connections that serve more than one request, and what a server can do to them in between.
@Suite(.timeLimit(.minutes(10))) struct KeptConnectionTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0, maximumConnectionsPerHost: 1))

  init() throws {
    server = try LoopbackServer()
    server.script("/kept", .json("1"))
  }

  @Test func aGETUsesAConnectionAgain() async throws {
    for _ in 1...3 { #expect(try await get("/kept") == 1) }
    #expect(server.connectionCount == 1)
  }

  /// The server may have closed it before it had seen the request, which nobody can tell apart.
  @Test(arguments: [Reply.close, .reset]) func aGETSurvivesThatItsKeptConnectionEnds(end: Reply) async throws
  {
    server.script("/", end, .json("2"))
    #expect(try await get("/kept") == 1)
    #expect(try await get("/") == 2)
  }

  @Test(arguments: [Request.Method.post, .put, .patch, .delete])
  func whatMustNotBeSentTwiceGetsAConnectionOfItsOwn(method: Request.Method) async throws {
    server.script("/", .close, .json("2"))
    #expect(try await get("/kept") == 1)
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(server.url("/"), method: method), responseType: Int.self)
    }
    guard case .transport = error else {
      Issue.record("\(String(describing: error)) is no transport error.")
      return
    }
    #expect(server.received("/").count == 1)
  }

  @Test func whatMustNotBeSentTwiceLeavesNoConnection() async throws {
    _ = try await client.execute(Request(server.url("/kept"), method: .post), responseType: Int.self)
    try await server.waitForNoConnections()
  }

  /// Nobody has said then what is to end with it.
  @Test func whatIsOverBeforeItBeginsLeavesNoConnection() async throws {
    server.script("/stall", .stall)
    let client = HTTPClient(.init(timeout: .zero, retries: 0))
    for _ in 1...300 {
      await #expect(throws: NetworkError.timedOut(after: .zero)) {
        try await client.execute(Request(server.url("/stall")))
      }
    }
    try await server.waitForNoConnections()
    withExtendedLifetime(client) {}
  }

  /// No more than there may be in use at a time.
  @Test func connectionsToManyHostsAreKept() async throws {
    let servers = try (1...66).map { _ in try LoopbackServer() }
    for server in servers {
      server.script("/", .json("1"))
      _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    }
    func count() -> Int { servers.map(\.connectionCount).reduce(0, +) }
    try await eventually("\(count()) connections were kept") { count() == 64 ? () : nil }
  }

  /// As an answer to the next request it would be a lie.
  @Test(arguments: [0, 100_000]) func surplusAnswersNobody(padding: Int) async throws {
    let surplus = "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n9"
    let blank = String(repeating: "\r\n", count: padding / 2)
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n2\(blank)\(surplus)")]))
    #expect(try await get("/") == 2)
    #expect(try await get("/kept") == 1)
  }

  /// Once the buffers of the system are full, the client can do nothing but read.
  @Test func aRefusalBeforeTheBodyIsThereCounts() async throws {
    server.script("/", beforeBody: Reply([.pause(.milliseconds(300)), .status(413), .stall]))
    let task = post(50_000_000)
    await #expect(throws: NetworkError.status(413, body: Data())) { try await outcome(of: task).get() }
  }

  /// A server that has seen enough says so, and reads the rest later or never.
  @Test func aSuccessIsTheAnswerAtOnceWhereTheBodyIsOnItsWay() async throws {
    server.script("/", beforeBody: Reply([.json("3", status: 201), .stall]))
    #expect(try await outcome(of: post(100_000)).get() == 3)
  }

  /// Nobody knows what the server has done with half of a body; to send it again is not for the client to decide.
  @Test func aSuccessBeforeTheBodyIsThereIsNoneOrTheAnswer() async throws {
    server.script("/", beforeBody: .json("3"))
    switch try await outcome(of: post(3_000_000)) {
    case .success(let value): #expect(value == 3)
    case .failure(NetworkError.transport): break
    case .failure(let error): Issue.record("\(error)")
    }
    #expect(server.received("/").count == 1)
  }

  private func post(_ count: Int) -> Task<Int, any Error> {
    let request = Request(server.url("/"), method: .post, body: Data(count: count))
    return Task { try await client.execute(request, responseType: Int.self) }
  }

  private func get(_ path: String) async throws -> Int {
    try await client.execute(Request(server.url(path)), responseType: Int.self)
  }
}
