import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct LoopbackServerTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
  }

  @Test func answersTheNthRequestWithTheNthReplyAndRepeatsTheLast() throws {
    server.script("/n", .status(500), .json("[1]"))
    let client = try RawClient(server)
    let statuses = try (1...3).map { _ in try client.exchange("GET /n HTTP/1.1\r\n\r\n").prefix(12) }
    #expect(statuses == ["HTTP/1.1 500", "HTTP/1.1 200", "HTTP/1.1 200"])
    #expect(server.received("/n").count == 3)
    #expect(server.connectionCount == 1)
  }

  @Test func answersAnUnscriptedPathWith404() throws {
    let answer = try RawClient(server).exchange("GET /nowhere HTTP/1.1\r\n\r\n")
    #expect(answer.hasPrefix("HTTP/1.1 404"))
    #expect(answer.hasSuffix("{\"error\": \"no script for this path\"}"))
  }

  @Test func recordsMethodTargetHeadersAndBody() throws {
    server.script("/echo") { .status(200, body: $0.body) }
    let answer = try RawClient(server).exchange(
      "PUT /echo?a=%20b HTTP/1.1\r\nX-One: 1\r\nContent-Length: 4\r\n\r\nbody")
    let request = try #require(server.received("/echo").first)
    #expect(request.method == "PUT")
    #expect(request.target == "/echo?a=%20b")
    #expect(request.header("x-one") == "1")
    #expect(request.header("x-two") == nil)
    #expect(request.body == Data("body".utf8))
    #expect(answer.hasSuffix("\r\n\r\nbody"))
  }

  @Test(arguments: [
    Reply.stall, .wait(Gate()), .pause(.seconds(3600)), .drip(Data(count: 9), every: .seconds(3600)),
    .send(Data(count: 100_000_000)),
  ])
  func seesTheClientHangUpInAReplyThatLasts(reply: Reply) async throws {
    server.script("/", reply)
    let client = try RawClient(server)
    try client.send("GET / HTTP/1.1\r\n\r\n")
    try await server.waitForRequests(1, at: "/")
    client.close()
    try await server.waitForHangUps(1, at: "/")
    try await server.waitForNoConnections()
  }

  @Test func sendsNothingBeforeTheGateOpens() async throws {
    let gate = Gate()
    server.script("/gate", Reply([.wait(gate), .text("open")]))
    let client = try RawClient(server)
    try client.send("GET /gate HTTP/1.1\r\n\r\n")
    try await server.waitForRequests(1, at: "/gate")
    #expect(!client.hasInput)
    gate.open()
    #expect(try client.receive() == "open")
  }

  @Test func opensAGateWhenItsTurnComes() async throws {
    let (first, second) = (Gate(), Gate())
    server.script("/gates", Reply([.wait(first), .text("passed"), .open(second), .stall]))
    let client = try RawClient(server)
    try client.send("GET /gates HTTP/1.1\r\n\r\n")
    try await server.waitForRequests(1, at: "/gates")
    #expect(!second.isOpen)
    first.open()
    try await eventually("the second gate is shut") { second.isOpen ? () : nil }
    #expect(try client.receive() == "passed")
  }

  @Test func closesOrderlyOrAbruptlyAsScripted() throws {
    server.script("/close", Reply([.text("x"), .close]))
    server.script("/reset", .reset)
    let orderly = try RawClient(server)
    #expect(try orderly.exchange("GET /close HTTP/1.1\r\n\r\n") == "x")
    #expect(try orderly.receive() == "")
    let abrupt = try RawClient(server)
    #expect(throws: RawClient.Failure.self) { try abrupt.exchange("GET /reset HTTP/1.1\r\n\r\n") }
  }

  @Test func saysWhatItMissedWhenAWaitRunsOut() async {
    let requests = await #expect(throws: (any Error).self) {
      try await server.waitForRequests(1, at: "/a", within: .milliseconds(5))
    }
    #expect(
      requests.map { "\($0)" } == "The server expected 1 requests to /a but received 0 in time.")
    let hangUps = await #expect(throws: (any Error).self) {
      try await server.waitForHangUps(2, at: "/a", within: .milliseconds(5))
    }
    #expect(
      hangUps.map { "\($0)" } == "The server expected 2 clients to hang up during /a but 0 did in time.")
  }

  @Test func losingTheLastReferenceClosesTheConnections() async throws {
    var server: LoopbackServer? = try LoopbackServer()
    server?.script("/stall", .stall)
    let port = try #require(server?.url.port)
    let client = try RawClient(port: port)
    try client.send("GET /stall HTTP/1.1\r\n\r\n")
    try await server?.waitForRequests(1, at: "/stall")
    server = nil
    #expect(try client.receive() == "")
  }
}
