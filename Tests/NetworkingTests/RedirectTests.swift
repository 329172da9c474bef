import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct RedirectTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience))
  private let authorization: HeaderFields = ["Authorization": "Bearer secret"]

  init() throws {
    server = try LoopbackServer()
  }

  @Test(
    arguments: [301, 302, 303, 307, 308],
    ["/next?q=%20", "next?q=%20", "//HOST/next?q=%20", "http://HOST/next?q=%20"])
  func aGETIsFollowedWithinItsOrigin(status: Int, location: String) async throws {
    let host = "127.0.0.1:\(try #require(server.url.port))"
    server.script("/", .redirect(to: location.replacingOccurrences(of: "HOST", with: host), status: status))
    server.script("/next", .json("7"))
    let request = Request(server.url("/"), headers: authorization)
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let second = try #require(server.received("/next").first)
    #expect(second.method == "GET")
    #expect(second.target == "/next?q=%20")
    #expect(second.header("Authorization") == "Bearer secret")
  }

  @Test func tenRedirectsAreFollowed() async throws {
    server.script("/") { request in
      let count = Int(request.target.drop { $0 != "=" }.dropFirst()) ?? 0
      return count == 10 ? .json("7") : .redirect(to: "/?n=\(count + 1)")
    }
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
    #expect(server.received.count == 11)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func anotherOriginIsNotEvenAsked(status: Int) async throws {
    let other = try LoopbackServer()
    server.script("/", .redirect(to: other.url("/steal").absoluteString, status: status))
    let request = Request(server.url("/"), headers: authorization)
    await #expect(throws: NetworkError.redirectRefused(to: other.url("/steal"))) {
      try await client.execute(request, responseType: Int.self)
    }
    #expect(other.received.isEmpty)
    #expect(other.connectionCount == 0)
  }

  @Test func noMoreThanTenRedirectsAreFollowed() async {
    server.script("/") { request in
      let count = Int(request.target.drop { $0 != "=" }.dropFirst()) ?? 0
      return .redirect(to: "/?n=\(count + 1)")
    }
    await #expect(throws: NetworkError.redirectRefused(to: server.url("/?n=11"))) {
      try await client.execute(Request(server.url("/")))
    }
    #expect(server.received.count == 11)
  }

  @Test func noAddressIsAskedTwice() async {
    server.script("/", .redirect(to: "/next"))
    server.script("/next", .redirect(to: "/"))
    await #expect(throws: NetworkError.redirectRefused(to: server.url("/"))) {
      try await client.execute(Request(server.url("/")))
    }
    #expect(server.received.map(\.target) == ["/", "/next"])
  }

  /// They have a location, and are no order to go there.
  @Test(arguments: [300, 304, 305]) func noOtherFailureIsARedirect(status: Int) async {
    server.script("/", .redirect(to: "/next", status: status))
    await #expect(throws: NetworkError.status(status, body: Data())) {
      try await client.execute(Request(server.url("/")))
    }
    #expect(server.received.map(\.target) == ["/"])
  }

  @Test func aSuccessThatNamesAPlaceIsTheAnswer() async throws {
    server.script("/", .json("7", status: 201, headers: [("Location", "/next")]))
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
  }

  #if os(Linux)
    /// Behind a proxy, since nobody but root may listen at such a port; in a process of its own for the proxy's sake.
    @Test(.oneExitAtATime, arguments: [("http", 80), ("https", 443)])
    func aPortThatGoesWithoutSayingMayBeSaid(scheme: String, port: Int) async {
      await #expect(processExitsWith: .success) { [scheme, port] in
        try await RedirectTests.askOneOrigin(scheme, port)
      }
    }

    /// Both are one host, to which there is one connection at a time; another one is not in their way.
    private static func askOneOrigin(_ scheme: String, _ port: Int) async throws {
      for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
      let proxy = try LoopbackServer()
      setenv("\(scheme)_proxy", proxy.url.absoluteString, 1)
      let client = HTTPClient(.init(timeout: .patience, retries: 0, maximumConnectionsPerHost: 1))
      func get(_ address: String) throws -> Task<Response, any Error> {
        let request = Request(try #require(URL(string: "\(scheme)://\(address)/")))
        return Task.immediate { try await client.execute(request) }
      }
      func path(_ host: String) -> String { scheme == "http" ? "http://\(host)/" : "\(host):\(port)" }
      for host in ["a.invalid", "b.invalid"] { proxy.script(path(host), .stall) }
      let first = try get("a.invalid")
      try await proxy.waitForRequests(1, at: path("a.invalid"))
      let second = try get("a.invalid:\(port)")
      let other = try get("b.invalid")
      try await proxy.waitForRequests(1, at: path("b.invalid"))
      // What was on its way before these is there after them.
      proxy.script(path("c.invalid"), .close)
      for _ in 1...5 { _ = await (try get("c.invalid")).result }
      #expect(proxy.received.count == 7)
      for task in [first, second, other] { task.cancel() }
    }
  #endif

  @Test func theBodyOfARedirectIsNotTheAnswer() async throws {
    server.script("/", .json("1", status: 302, headers: [("Location", "/next")]))
    server.script("/next", .json("2"))
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 2)
  }

  @Test(.enabled(if: TransportInUse.isLibcurl, "URLSession joins what has one name."))
  func theFirstOfTwoLocationsIsFollowed() async throws {
    server.script("/", .status(302, headers: [("Location", "/next"), ("Location", "/elsewhere")]))
    server.script("/next", .json("7"))
    #expect(try await client.execute(Request(server.url("/")), responseType: Int.self) == 7)
  }
}
