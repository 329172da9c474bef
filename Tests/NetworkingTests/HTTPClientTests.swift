import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct HTTPClientTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience))

  init() throws {
    server = try LoopbackServer()
  }

  @Test func decodesTheBodyOfASuccess() async throws {
    server.script("/", .json("[1, 2]"))
    let numbers = try await client.execute(Request(server.url("/")), responseType: [Int].self)
    #expect(numbers == [1, 2])
  }

  @Test(arguments: [200, 201, 203, 299]) func everyStatusOfThe200sIsASuccess(status: Int) async throws {
    server.script("/", .json("true", status: status))
    #expect(try await client.execute(Request(server.url("/")), responseType: Bool.self))
  }

  @Test func sendsMethodHeadersAndBodyAsAsked() async throws {
    server.script("/echo") { .json("\"\($0.method)\"") }
    let methods: [(Request.Method, String)] = [
      (.post, "POST"), (.put, "PUT"), (.patch, "PATCH"), (.delete, "DELETE"),
    ]
    for (method, name) in methods {
      let request = Request(
        server.url("/echo?q=a%20b"), method: method, headers: ["X-Id": "7", "Content-Type": "text/plain"],
        body: Data("body".utf8))
      #expect(try await client.execute(request, responseType: String.self) == name)
      let received = try #require(server.received("/echo").last)
      #expect(received.target == "/echo?q=a%20b")
      #expect(received.header("X-Id") == "7")
      #expect(received.header("Content-Type") == "text/plain")
      #expect(received.body == Data("body".utf8))
    }
  }

  @Test func asksForJSONAndSaysSoOfItsBody() async throws {
    server.script("/", .json("0"))
    _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    let post = Request(server.url("/"), method: .post, body: Data("{}".utf8))
    _ = try await client.execute(post, responseType: Int.self)
    let (first, second) = (server.received("/")[0], server.received("/")[1])
    #expect(first.method == "GET")
    #expect(first.header("Accept") == "application/json")
    #expect(first.header("Accept-Encoding")?.contains("gzip") == true)
    #expect(first.header("User-Agent") == "Networking")
    #expect(first.header("Content-Type") == nil)
    #expect(second.header("Content-Type") == "application/json")
  }

  /// The field has no say in how the body ends.
  @Test func trailersAreIgnored() async throws {
    let chunks =
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n[1]\r\n0\r\nLocation: /x\r\nX-A: 1\r\n\r\n"
    server.script("/", Reply([.text(chunks)]))
    for _ in 1...2 {
      #expect(try await client.execute(Request(server.url("/")), responseType: [Int].self) == [1])
    }
    #expect(server.connectionCount == 1)
  }

  @Test func keepsNoCookies() async throws {
    server.script("/", .json("0", headers: [("Set-Cookie", "id=1; Path=/")]))
    for _ in 1...2 { _ = try await client.execute(Request(server.url("/")), responseType: Int.self) }
    #expect(server.received("/").map { $0.header("Cookie") } == [nil, nil])
  }

  @Test func cachesNothing() async throws {
    let cacheable = [("Cache-Control", "max-age=3600"), ("Date", "Sun, 06 Nov 2044 08:49:37 GMT")]
    server.script("/", .json("1", headers: cacheable), .json("2"))
    _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 2)
  }

  @Test func answersManyRequestsAtATime() async throws {
    server.script("/n") { .json(String($0.target.drop { $0 != "=" }.dropFirst())) }
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 1...100 {
        group.addTask { [client, server] in
          try await client.execute(Request(server.url("/n?i=\(index)")), responseType: Int.self)
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 5050)
    #expect(server.received("/n").count == 100)
  }

  @Test func closesItsConnectionsWhenTheLastCopyGoes() async throws {
    server.script("/", .json("0"))
    do {
      let client = HTTPClient(.init(timeout: .patience))
      _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
      #expect(server.connectionCount == 1)
    }
    try await server.waitForNoConnections()
  }

  @Test func theStaticSeamAsksTheSharedClient() async throws {
    let client: any Networkable.Type = NetworkClient.self
    try await despiteTimeouts {
      // A request that times out takes its connection along, so another attempt needs another server.
      let server = try LoopbackServer()
      server.script("/", .json("[true]"))
      #expect(try await client.fetch([Bool].self, from: server.url("/")) == [true])
      let request = Request(server.url("/"))
      #expect(try await HTTPClient.shared.execute(request, responseType: [Bool].self) == [true])
      #expect(server.connectionCount == 1)
    }
  }

  @Test func whatTheTypeItselfThrowsIsQuotedInTheDecodingError() async throws {
    struct Spoiled: Error {}
    struct Milk: Decodable {
      init(from decoder: any Decoder) throws { throw Spoiled() }
    }
    server.script("/", .json("{}"))
    await #expect(
      throws: NetworkError.decoding(type: "Milk", path: "", description: "Spoiled()", body: Data("{}".utf8))
    ) { try await client.execute(Request(server.url("/")), responseType: Milk.self) }
  }
}
