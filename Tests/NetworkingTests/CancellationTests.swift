import Foundation
import LoopbackServer
import Networking
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
  private static let head = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n"

  private let server: LoopbackServer
  private let client = HTTPClient(.init(timeout: .unlimited))

  init() throws {
    server = try LoopbackServer()
    server.script("/stall", .stall)
  }

  @Test func aTaskCancelledBeforehandSendsNothing() async {
    for _ in 1...20 {
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await client.execute(Request(server.url("/stall")), responseType: Int.self)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    #expect(server.received.isEmpty)
    #expect(server.connectionCount == 0)
  }

  @Test(arguments: [
    Reply.stall,
    Reply([.text("HTTP/1.1 200"), .stall]),
    Reply([.text(head), .stall]),
    Reply([.text("\(head)[1,"), .stall]),
    Reply([.text(head), .drip(Data(count: 100_000), every: .milliseconds(500))]),
    Reply([.text("HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 9\r\n\r\nmoved"), .stall]),
    Reply([.text("HTTP/1.1 503 Down\r\nContent-Length: 9\r\n\r\nsorry"), .stall]),
  ])
  func endsARequestAtOnceInEveryState(reply: Reply) async throws {
    server.script("/", reply)
    let task = get("/")
    try await server.waitForRequests(1, at: "/")
    try await expectCancellation(of: task)
    try await server.waitForHangUps(1, at: "/")
  }

  @Test func endsARequestAfterARedirect() async throws {
    server.script("/", .redirect(to: "/stall"))
    let task = get("/")
    try await server.waitForRequests(1, at: "/stall")
    try await expectCancellation(of: task)
    try await server.waitForHangUps(1, at: "/stall")
  }

  @Test func endsARequestThatIsBeingTriedAgain() async throws {
    server.script("/", .status(503), .stall)
    let task = get("/")
    try await server.waitForRequests(2, at: "/")
    try await expectCancellation(of: task)
    try await server.waitForHangUps(1, at: "/")
  }

  /// The client pauses once it has read the answer, which it has after a few exchanges with the same server.
  @Test(arguments: [0, 1, 2, 10]) func endsThePauseBeforeARetry(exchanges: Int) async throws {
    server.script("/", .status(503, headers: [("Retry-After", "3600")]))
    server.script("/meanwhile", .json("7"))
    let task = get("/")
    try await server.waitForRequests(1, at: "/")
    for _ in 0..<exchanges { #expect(try await get("/meanwhile").value == 7) }
    try await expectCancellation(of: task)
    #expect(server.received("/").count == 1)
  }

  @Test func endsRequestsThatWaitForAConnection() async throws {
    let tasks = (1...30).map { _ in get("/stall") }
    try await server.waitForRequests(1, at: "/stall")
    for task in tasks { try await expectCancellation(of: task) }
    try await server.waitForNoConnections()
  }

  /// Their turn never comes: the request before them takes for ever.
  ///
  /// `Tools/storm` has crowds of them.
  @Test func nothingIsKeptOfRequestsThatWaited() async throws {
    let client = HTTPClient(.init(timeout: .unlimited, maximumConnectionsPerHost: 1))
    let first = Task { try await client.execute(Request(server.url("/stall"))) }
    try await server.waitForRequests(1, at: "/stall")
    let bodies = CountedBodies()
    for count in 0..<40 {
      let task = Task { [server] in
        try await client.execute(Request(server.url("/"), method: .post, body: bodies.make()))
      }
      for _ in 0..<count % 20 { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await eventually("\(bodies.kept) bodies are kept") { bodies.kept == 0 ? () : nil }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  /// Its turn never comes either, and what works for it begins only afterwards.
  @Test func nothingIsKeptOfARequestThatWasCancelledBeforeItsWorkBegan() async throws {
    let client = HTTPClient(.init(timeout: .unlimited, maximumConnectionsPerHost: 1))
    let first = Task { try await client.execute(Request(server.url("/stall"))) }
    try await server.waitForRequests(1, at: "/stall")
    let bodies = CountedBodies()
    let threads = TakenThreads()
    let task = Task(executorPreference: threads) { [server] in
      let task = Task(executorPreference: threads) {
        try await client.execute(Request(server.url("/"), method: .post, body: bodies.make()))
      }
      while bodies.made == 0 { await Task.yield() }
      task.cancel()
      threads.giveBack()
      return await task.result
    }
    await #expect(throws: CancellationError.self) { try await task.value.get() }
    try await eventually("\(bodies.kept) bodies are kept") { bodies.kept == 0 ? () : nil }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
  }

  /// Its answer is there, and those who decode for the server are busy for as long as they like.
  @Test func nothingIsKeptOfARequestThatWasCancelledBeforeItsAnswerWasDecoded() async throws {
    let end = SlowValue.end(of: #function)
    defer { end.open() }
    server.script("/", .json("\"\(#function)\""))
    for count in 1...4 {
      Task {
        try await client.execute(Request(server.url("/"), method: .post), responseType: SlowValue.self)
      }
      try await eventually("no value is decoded") { SlowValue.count(of: #function) == count ? () : nil }
    }
    try await server.waitForNoConnections()
    let bodies = CountedBodies()
    let threads = TakenThreads()
    let task = Task(executorPreference: threads) { [server] in
      let task = Task(executorPreference: threads) {
        try await client.execute(
          Request(server.url("/"), method: .post, body: bodies.make()), responseType: SlowValue.self)
      }
      // The connection of a POST ends with its answer.
      while server.received("/").count < 5 || server.connectionCount > 0 { await Task.yield() }
      task.cancel()
      threads.giveBack()
      return await task.result
    }
    await #expect(throws: CancellationError.self) { _ = try await task.value.get() }
    try await eventually("\(bodies.kept) bodies are kept") { bodies.kept == 0 ? () : nil }
    #expect(!end.isOpen)
  }

  @Test func leavesOtherRequestsOfTheClientAlone() async throws {
    let gate = Gate()
    server.script("/", Reply([.wait(gate), .json("7")]))
    let survivor = get("/")
    let victim = get("/stall")
    try await server.waitForRequests(1, at: "/")
    try await server.waitForRequests(1, at: "/stall")
    try await expectCancellation(of: victim)
    gate.open()
    #expect(try await survivor.value == 7)
  }

  @Test func aClientIsGoneAfterItsLastRequest() async throws {
    var task: Task<Int, any Error>?
    do {
      let client = HTTPClient(.init(timeout: .unlimited))
      let url = server.url("/stall")
      task = Task { try await client.execute(Request(url), responseType: Int.self) }
    }
    try await server.waitForRequests(1, at: "/stall")
    try await expectCancellation(of: #require(task))
    task = nil
    try await server.waitForNoConnections()
  }

  private func get(_ path: String) -> Task<Int, any Error> {
    Task { try await client.execute(Request(server.url(path)), responseType: Int.self) }
  }

  private func expectCancellation(of task: Task<Int, any Error>) async throws {
    task.cancel()
    await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
  }
}
