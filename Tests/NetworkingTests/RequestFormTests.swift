import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// What a request may be made of, and how it goes over the wire.
@Suite(.timeLimit(.minutes(10))) struct RequestFormTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0))

  init() throws {
    server = try LoopbackServer()
    server.script("/", .json("7"))
  }

  @Test(arguments: [
    "Content-Length", "content-length", "Transfer-Encoding", "Connection", "Host", "HOST", "Expect", "TE",
    "Trailer",
    "Upgrade", "Keep-Alive", "Proxy-Connection",
  ])
  func whatBelongsToTheConnectionIsNotTheCallers(name: String) async {
    await expectInvalid(Request(server.url("/"), headers: [name: "5"]), mentioning: name)
  }

  @Test func aFieldMayOccurMoreThanOnceWhateverItsCase() async throws {
    try await client.execute(Request(server.url("/"), headers: ["X-A": "2", "X-B": "3", "x-a": "1"]))
    let received = try #require(server.received("/").first)
    // `URLSession` joins what has one name, without the space.
    #expect(received.header("x-a")?.replacing(" ", with: "") == "2,1")
    #expect(received.header("x-b") == "3")
  }

  @Test func aFieldMayHaveEveryNameThatHTTPAllows() async throws {
    let name = "0189-AZaz!#$%&'*+-.^_`|~"
    let request = Request(server.url("/"), headers: [name: "1"])
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    #expect(server.received("/").first?.header(name) == "1")
  }

  @Test func aFieldOfTheCallersReplacesTheClientsWhateverItsCase() async throws {
    let request = Request(
      server.url("/"), method: .post,
      headers: ["ACCEPT": "text/plain", "content-type": "text/csv", "X-Empty": ""],
      body: Data("1,2".utf8))
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let received = try #require(server.received("/").first)
    #expect(received.header("Accept") == "text/plain")
    #expect(received.header("Content-Type") == "text/csv")
    #expect(received.header("X-Empty") == "")
    // And no other one.
    #expect(received.header("User-Agent") == "Networking")
  }

  /// White space around a value is no part of it, so a value of nothing else is empty, and is sent all the same.
  @Test(arguments: [" ", "\t", " \t "]) func aFieldOfWhiteSpaceIsEmptyAndSent(value: String) async throws {
    let request = Request(server.url("/"), headers: ["X-Empty": value, "X-Full": "\(value)1\(value)"])
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let received = try #require(server.received("/").first)
    #expect(received.header("X-Empty") == "")
    #expect(received.header("X-Full") == "1")
  }

  @Test func aRequestWithoutBodyHasNoContentType() async throws {
    for method in [Request.Method.get, .head, .post, .put, .patch, .delete] {
      try await client.execute(Request(server.url("/"), method: method))
      let received = try #require(server.received("/").last)
      #expect(received.header("Content-Type") == nil)
      #expect(received.header("Expect") == nil)
      #expect(received.header("Content-Length") == ([.get, .head, .delete].contains(method) ? nil : "0"))
    }
  }

  @Test(arguments: [Request.Method.get, .head]) func anEmptyBodyOfWhatHasNoneIsNone(method: Request.Method)
    async throws
  {
    try await client.execute(Request(server.url("/"), method: method, body: Data()))
    #expect(server.received("/").map { $0.header("Content-Length") } == [nil])
  }

  @Test func aLargeBodyIsSentWhole() async throws {
    server.script("/large") { .json("\($0.body.count)") }
    let request = Request(server.url("/large"), method: .put, body: Data(count: 3_000_000))
    #expect(try await client.execute(request, responseType: Int.self) == 3_000_000)
    #expect(server.received("/large").map { $0.header("Expect") } == [nil])
  }

  @Test func aBodyMayHaveAnyBytes() async throws {
    let body = Data((0...255).map { UInt8($0) })
    let request = Request(server.url("/"), method: .post, body: body)
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    #expect(server.received("/").first?.body == body)
  }

  @Test func theSchemeMayBeInCapitals() async throws {
    let url = try #require(URL(string: server.url("/").absoluteString.replacing("http:", with: "HTTP:")))
    #expect(try await client.execute(Request(url), responseType: Int.self) == 7)
  }

  @Test func aRedirectMayNameTheSchemeInCapitals() async throws {
    server.script("/old", .redirect(to: server.url("/").absoluteString.replacing("http:", with: "HTTP:")))
    #expect(try await client.execute(Request(server.url("/old")), responseType: Int.self) == 7)
  }

  /// Nobody listens there, which the client finds out: it has understood the address.
  @Test func anIPv6AddressIsUnderstood() async throws {
    let url = try #require(URL(string: "http://[::1]:1/"))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(url), responseType: Int.self)
    }
    guard case .transport(let code, _) = error else {
      Issue.record("\(String(describing: error)) is no transport error.")
      return
    }
    #expect(code == .cannotConnectToHost)
  }

  @Test func theTargetGoesOverTheWireAsItIs() async throws {
    server.script("/a/../b/./%2e%2e//c", .json("7"))
    let url = server.url("/a/../b/./%2e%2e//c?x=%20&y=a/../b#fragment")
    #expect(try await client.execute(Request(url), responseType: Int.self) == 7)
    #expect(server.received.map(\.target) == ["/a/../b/./%2e%2e//c?x=%20&y=a/../b"])
  }

  @Test(arguments: ["user@", "user:secret@", ":secret@", ":@", "@"])
  func credentialsInAURLAreTheCallersMistake(credentials: String) async throws {
    let url = try #require(
      URL(string: server.url("/").absoluteString.replacing("http://", with: "http://\(credentials)")))
    let error = await expectInvalid(Request(url), mentioning: "Authorization")
    #expect(error?.description.contains("secret") == false)
  }

  /// Whatever else is wrong with the address, of which nobody knows the parts for sure.
  @Test(arguments: [
    "https://user:secret@host:0/", "https://user:secret@host:99999/", "ftp://user:secret@host/",
    "http://user:secret@",
    "//user:secret@host/", "user:secret@host/", "http:user:secret@host", "http:/user:secret@host/",
    "mailto:user:secret@host", "https://user:12/secret@host:0/", "ftp://user:1?secret@host/@x", "secret@host",
  ])
  func noMessageShowsThePassword(text: String) async throws {
    let request = Request(try #require(URL(string: text)))
    let error = await #expect(throws: NetworkError.self) { try await client.execute(request) }
    let found = try #require(error)
    for message in ["\(found)", String(reflecting: found), found.localizedDescription] {
      #expect(!message.contains("secret"))
    }
  }

  @Test func noMessageShowsThePasswordOfARedirect() async throws {
    let error = NetworkError.redirectRefused(to: try #require(URL(string: "http://user:secret@host/a")))
    #expect(
      error.description
        == "The redirect to http://…@host/a was not followed; send the request to its final address.")
  }

  @Test(arguments: ["user@", "user:secret@", ":secret@", ":@", "@"])
  func credentialsInARedirectAreNotSent(credentials: String) async throws {
    let target = server.url("/").absoluteString.replacing("http://", with: "http://\(credentials)")
    server.script("/old", .redirect(to: target))
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(Request(server.url("/old")), responseType: Int.self)
    }
    guard case .redirectRefused = error else {
      Issue.record("\(String(describing: error)) is no refused redirect.")
      return
    }
    #expect(server.received("/").isEmpty)
  }

  @Test(arguments: ["", "?x=%20"]) func aTargetWithoutPathIsThatOfTheRoot(query: String) async throws {
    let url = try #require(URL(string: server.url.absoluteString + query))
    #expect(try await client.execute(Request(url), responseType: Int.self) == 7)
    #expect(server.received.map(\.target) == ["/\(query)"])
  }

  @Test(arguments: ["http://127.0.0.1:99999/", "http://127.0.0.1:65536/", "http://127.0.0.1:0/"])
  func whatIsNoPortIsInvalid(text: String) async throws {
    let url = try #require(URL(string: text))
    await #expect(throws: NetworkError.invalidURL(text)) {
      try await client.execute(Request(url), responseType: Int.self)
    }
  }

  @discardableResult private func expectInvalid(_ request: Request, mentioning text: String) async
    -> NetworkError?
  {
    let error = await #expect(throws: NetworkError.self) {
      try await client.execute(request, responseType: Int.self)
    }
    guard case .invalidRequest(let reason) = error else {
      Issue.record("\(String(describing: error)) is not about the request.")
      return nil
    }
    #expect(reason.contains(text))
    #expect(server.received.isEmpty)
    return error
  }
}
