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
