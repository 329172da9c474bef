import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

/// Methods that the module has no name for, of which HTTP has many.
@Suite(.timeLimit(.minutes(10))) struct MethodTests {
  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .patience, retries: 2))

  init() throws {
    server = try LoopbackServer()
  }

  @Test(arguments: ["OPTIONS", "PROPFIND", "QUERY", "M-SEARCH", "get"])
  func aMethodIsSentByItsName(name: String) async throws {
    server.script("/", .json("7"))
    let request = Request(server.url("/"), method: .init(name))
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    let received = try #require(server.received("/").first)
    // `URLSession` takes `get` for `GET`, and announces a body of zero bytes for others.
    guard TransportInUse.isLibcurl else { return }
    #expect(received.method == name)
    #expect(received.header("Content-Length") == nil)
  }

  @Test func itMayHaveABody() async throws {
    server.script("/", .json("7"))
    let request = Request(server.url("/"), method: .init("QUERY"), body: Data("a".utf8))
    #expect(try await client.execute(request, responseType: Int.self) == 7)
    #expect(server.received("/").map(\.body) == [Data("a".utf8)])
  }

  /// Nobody knows whether a server minds.
  @Test(arguments: ["OPTIONS", "get"]) func itIsSentOnceAndNowhereElse(name: String) async throws {
    server.script("/", .status(503))
    await #expect(throws: NetworkError.status(503, body: Data())) {
      try await client.execute(Request(server.url("/"), method: .init(name)))
    }
    #expect(server.received("/").count == 1)
    server.script("/old", .redirect(to: "/"))
    await #expect(throws: NetworkError.redirectRefused(to: server.url("/"))) {
      try await client.execute(Request(server.url("/old"), method: .init(name)))
    }
  }

  @Test(arguments: ["", "A B", "A\r\nX: 1", "Ä", "CONNECT"])
  func whatIsNoMethodIsNotSent(name: String) async {
    await #expect(throws: NetworkError.invalidRequest("\"\(name)\" is not a method that a client can send")) {
      try await client.execute(Request(server.url("/"), method: .init(name)))
    }
    #expect(server.received.isEmpty)
  }

  @Test func aNameIsAllThatTellsMethodsApart() {
    #expect(Request.Method("GET") == .get)
    #expect(Request.Method("get") != .get)
    #expect(Request.Method.delete.name == "DELETE")
  }
}
