import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// What a caller gets who wants more of an answer than a value, or something else.
@Suite(.timeLimit(.minutes(10))) struct ResponseTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0))

  init() throws {
    server = try LoopbackServer()
  }

  @Test func bytesStatusAndHeaderFieldsAreThere() async throws {
    let body = Data((0...255).map { UInt8($0) })
    let head = [
      ("Content-Type", "image/jpeg"), ("X-A", " b \t"), ("Set-Cookie", "a=1"), ("set-cookie", "b=2"),
    ]
    server.script("/", .status(206, headers: head, body: body))
    let response = try await client.execute(Request(server.url("/")))
    #expect(response.status == 206)
    #expect(response.body == body)
    #expect(response.headers["content-type"] == "image/jpeg")
    #expect(response.headers["x-a"] == "b")
    #expect(response.headers["Content-Length"] == "256")
    #expect(response.headers["missing"] == nil)
    #expect(response.url == server.url("/"))
    // `URLSession` joins what has one name.
    guard TransportInUse.isLibcurl else { return }
    #expect(response.headers.values(of: "Set-Cookie") == ["a=1", "b=2"])
  }

  @Test func itSaysWhereRedirectsHaveLed() async throws {
    server.script("/", .redirect(to: "/a/b?c"))
    server.script("/a/b", .json("7"))
    let response = try await client.execute(Request(server.url("/")))
    #expect(response.url.absoluteString == server.url("/a/b?c").absoluteString)
    #expect(response.headers["Location"] == nil)
  }

  /// For it there is nothing else to learn from.
  @Test func aHEADHasHeaderFields() async throws {
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\nETag: \"a\"\r\n\r\n")]))
    let response = try await client.execute(Request(server.url("/"), method: .head))
    #expect(response.headers["etag"] == "\"a\"")
    #expect(response.headers["content-length"] == "5000")
    #expect(response.body.isEmpty)
  }

  @Test func anAnswerWithoutBodyHasAnEmptyOne() async throws {
    server.script("/", .status(204))
    #expect(try await client.execute(Request(server.url("/"), method: .delete)).body.isEmpty)
  }

  @Test func whatAnInterimHeadSaysIsNoneOfIt() async throws {
    let early = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n"
    server.script("/", Reply([.text("\(early)HTTP/1.1 200 OK\r\nX-A: 1\r\nContent-Length: 0\r\n\r\n")]))
    let headers = try await client.execute(Request(server.url("/"))).headers
    #expect(headers["X-A"] == "1")
    #expect(headers["Link"] == nil)
  }

  /// An obsolete form, which a recipient has to understand (RFC 9112, section 5.2).
  @Test func aFieldMayTakeSeveralLines() async throws {
    server.script("/", Reply([.text("HTTP/1.1 200 OK\r\nX-A: 1\r\n  2\r\n\t3\r\nContent-Length: 0\r\n\r\n")]))
    let headers = try await client.execute(Request(server.url("/"))).headers
    #expect(headers["X-A"]?.split(whereSeparator: \.isWhitespace) == ["1", "2", "3"])
    #expect(headers["Content-Length"] == "0")
  }

  @Test func anyTypeIsAcceptedUnlessSomethingIsToBeDecoded() async throws {
    server.script("/", .json("7"))
    try await client.execute(Request(server.url("/")))
    _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    try await client.execute(Request(server.url("/"), headers: ["accept": "image/*"]))
    #expect(server.received("/").map { $0.header("Accept") } == ["*/*", "application/json", "image/*"])
  }

  @Test func aStandInCanMakeOne() throws {
    let url = try #require(URL(string: "http://a.b/"))
    let response = Response(url: url)
    #expect(response.status == 200 && response.url == url && response.headers == [:] && response.body.isEmpty)
    #expect(response != Response(status: 201, url: url))
  }

  @Test func theStaticSeamLoadsFiles() async throws {
    let client: any Networkable.Type = NetworkClient.self
    try await despiteTimeouts {
      let server = try LoopbackServer()
      server.script("/fits", .status(200, body: Data(count: 16 << 20)))
      server.script("/exceeds", .status(200, body: Data(count: (16 << 20) + 1)))
      #expect(try await client.data(from: server.url("/fits")) == Data(count: 16 << 20))
      await #expect(throws: NetworkError.bodyTooLarge(limit: 16 << 20)) {
        try await client.data(from: server.url("/exceeds"))
      }
    }
  }
}
