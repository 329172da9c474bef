import Foundation
import LoopbackServer
import Networking
import Processes
import TestSupport
import Testing

/// Many requests at a time: each has its turn, and their number costs nobody anything.
@Suite(.timeLimit(.minutes(10))) struct CrowdTests {
  private let server: LoopbackServer

  init() throws {
    server = try LoopbackServer()
  }

  @Test func noMoreConnectionsThanConfiguredAreOpen() async throws {
    let gate = Gate()
    server.script("/", Reply([.wait(gate), .json("7")]))
    let client = HTTPClient(.init(timeout: .patience, maximumConnectionsPerHost: 3))
    let tasks = (1...20).map { index in
      Task { [server] in
        try await client.execute(
          Request(server.url("/"), method: index.isMultiple(of: 2) ? .get : .post), responseType: Int.self)
      }
    }
    try await server.waitForRequests(3, at: "/")
    // Another host is not in their way.
    let other = try LoopbackServer()
    other.script("/", .json("8"))
    #expect(try await client.execute(Request(other.url("/")), responseType: Int.self) == 8)
    #expect(server.received("/").count == 3)
    gate.open()
    for task in tasks { #expect(try await outcome(of: task).get() == 7) }
    #expect(server.received("/").count == 20)
  }

  /// A task that begins at once has lined up when it is there.
  @available(macOS 26, iOS 26, *)
  @Test func whoComesFirstIsServedFirst() async throws {
    let gate = Gate()
    server.script("/first", Reply([.wait(gate), .json("0")]))
    server.script("/next", .json("0"))
    let client = HTTPClient(.init(timeout: .patience, maximumConnectionsPerHost: 1))
    func get(_ path: String) -> Task<Int, any Error> {
      Task.immediate { try await client.execute(Request(server.url(path)), responseType: Int.self) }
    }
    let tasks = [get("/first")] + (1...40).map { get("/next?\($0)") }
    gate.open()
    for task in tasks { #expect(try await outcome(of: task).get() == 0) }
    #expect(server.received("/next").map(\.target) == (1...40).map { "/next?\($0)" })
  }

  /// So whoever calls first comes first.
  @available(macOS 26, iOS 26, *)
  @Test func aRequestLinesUpThoughNobodyElseCanBegin() async throws {
    server.script("/", .stall)
    let client = HTTPClient(.init(timeout: .unlimited))
    let threads = TakenThreads()
    let isThere = Task(executorPreference: threads) { [server] in
      let task = Task(executorPreference: threads) { try await client.execute(Request(server.url("/"))) }
      let end = ContinuousClock.now + .patience
      while server.received("/").isEmpty, .now < end { await Task.yield() }
      threads.giveBack()
      task.cancel()
      return !server.received("/").isEmpty && .now < end
    }
    #expect(await isThere.value)
  }

  /// Did it not, one would be sent after the other.
  @available(macOS 26, iOS 26, *)
  @Test func theTimeInTheQueueCounts() async throws {
    server.script("/", .stall)
    let stuck = HTTPClient(.init(timeout: .seconds(1), maximumConnectionsPerHost: 1))
    let tasks = (1...5).map { _ in
      Task.immediate { try await stuck.execute(Request(server.url("/")), responseType: Int.self) }
    }
    for task in tasks {
      await #expect(throws: NetworkError.timedOut(after: .seconds(1))) { try await outcome(of: task).get() }
    }
    #expect(server.received("/").count < tasks.count)
  }

  @Test func aPlaceInTheQueueIsGivenUpByCancellation() async throws {
    let gate = Gate()
    server.script("/", Reply([.wait(gate), .json("7")]))
    let client = HTTPClient(.init(timeout: .patience, maximumConnectionsPerHost: 1))
    let first = get("/", with: client)
    try await server.waitForRequests(1, at: "/")
    let waiting = (1...10).map { _ in get("/", with: client) }
    for task in waiting {
      task.cancel()
      await #expect(throws: CancellationError.self) { try await outcome(of: task).get() }
    }
    let last = get("/", with: client)
    gate.open()
    #expect(try await outcome(of: first).get() == 7)
    #expect(try await outcome(of: last).get() == 7)
    #expect(server.received("/").count == 2)
  }

  #if os(Linux)
    /// In a process of its own, where nobody but the client and the servers opens any descriptors.
    @Test(.oneExitAtATime) func tenThousandCallsUseFewDescriptorsAndEndAll() async {
      await #expect(processExitsWith: .success) { try await CrowdTests.callTenThousandTimes() }
    }

    /// In a process of its own, where nobody else allocates.
    @Test(.oneExitAtATime) func requestsLeaveNothingBehind() async {
      await #expect(processExitsWith: .success) { try await CrowdTests.sendThousandsAgain() }
    }

    private static func callTenThousandTimes() async throws {
      // A child of the tests has some of theirs.
      let inherited = try #require(Footprint.descriptors())
      let servers = try (1...20).map { _ in try LoopbackServer() }
      for server in servers { server.script("/", .json("1"), .json("1"), .stall, .json("1")) }
      let client = HTTPClient(.init(timeout: .seconds(5), retries: 0, maximumConnectionsPerHost: 20))
      // How soon a server notices that it has been left is its own business.
      let ports = Set(servers.compactMap { $0.url("/").port.flatMap(UInt16.init) })
      let watch = Task {
        var most = 0
        while !Task.isCancelled {
          most = max(most, try #require(Footprint.descriptors(besides: ports)))
          try? await Task.sleep(for: .milliseconds(5))
        }
        return most
      }
      let tasks = (0..<10_000).map { index in
        let request = Request(servers[index % 20].url("/"), method: index.isMultiple(of: 3) ? .post : .get)
        return Task { try await client.execute(request, responseType: Int.self) }
      }
      for task in tasks {
        switch try await outcome(of: task) {
        case .success(let value): #expect(value == 1)
        case .failure(let error): #expect(error as? NetworkError == .timedOut(after: .seconds(5)))
        }
      }
      watch.cancel()
      let most = try await watch.value - inherited
      #expect(most <= 300, "There were \(most) descriptors.")
    }

    private static func sendThousandsAgain() async throws {
      let client = HTTPClient(.init(timeout: .unlimited))
      try await sendThousands(with: client)
      let before = try #require(Footprint.memory)
      for _ in 1...4 { try await sendThousands(with: client) }
      let growth = try #require(Footprint.memory) - before
      // What stays of each request would be 24 megabytes by now; what the last server has not given back yet are six.
      #expect(growth < 10_000_000, "There are \(growth) bytes more.")
    }

    /// The server remembers its requests, so each round has another.
    private static func sendThousands(with client: HTTPClient) async throws {
      let server = try LoopbackServer()
      server.script("/", .json("1"))
      let request = Request(server.url("/"), headers: ["X-Large": String(repeating: "x", count: 4000)])
      for _ in 0..<1500 { _ = try await client.execute(request, responseType: Int.self) }
    }
  #endif

  private func get(_ path: String, with client: HTTPClient) -> Task<Int, any Error> {
    Task { [server] in try await client.execute(Request(server.url(path)), responseType: Int.self) }
  }
}
