import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Servers at an address that stands in brackets.
@Suite(
  .timeLimit(.minutes(10)),
  .enabled(if: (try? LoopbackServer(overIPv6: true)) != nil, "This machine has no ::1."))
struct IPv6Tests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 0))
  private let authorization: HeaderFields = ["Authorization": "Bearer secret"]

  init() throws {
    server = try LoopbackServer(overIPv6: true)
  }

  @Test(arguments: ["/next", "//HOST/next", "http://HOST/next"])
  func aRedirectStaysWithinTheOrigin(location: String) async throws {
    let host = "[::1]:\(try #require(server.url.port))"
    server.script("/", .redirect(to: location.replacing("HOST", with: host)))
    server.script("/next", .json("7"))
    let request = Request(server.url("/"), headers: authorization)
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let second = try #require(server.received("/next").first)
    #expect(second.header("Host") == host)
    #expect(second.header("Authorization") == "Bearer secret")
  }

  @Test func theSameMachineAtAnotherAddressIsAnotherOrigin() async throws {
    let other = try LoopbackServer()
    server.script("/", .redirect(to: other.url("/steal").absoluteString))
    let request = Request(server.url("/"), headers: authorization)
    await #expect(throws: NetworkError.redirectRefused(to: other.url("/steal"))) {
      try await client.execute(request, responseType: Int.self)
    }
    #expect(other.received.isEmpty)
  }
}
