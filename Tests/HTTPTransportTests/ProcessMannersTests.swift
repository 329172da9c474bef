#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import Processes
  import Synchronization
  import TestSupport
  import Testing

  /// What a client does to the process that it works in, which is nothing that others would mind; in processes of their own.
  @Suite(.timeLimit(.minutes(10))) struct ProcessMannersTests {
    @Test(.oneExitAtATime) func noChildInheritsADescriptor() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.lookAtDescriptors() }
    }

    @Test(.oneExitAtATime) func clientsThatAreGoneLeaveNoDescriptor() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.makeManyClients() }
    }

    @Test(.oneExitAtATime) func whoMayOpenNothingIsToldSo() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.askWithoutDescriptors() }
    }

    @Test(.oneExitAtATime) func theHandlerOfASignalStays() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.watchHandlerOfSIGPIPE() }
    }

    @Test(.oneExitAtATime) func whoWaitsForAnAnswerUsesNoProcessor() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.measureWaiting() }
    }

    @Test(.oneExitAtATime) func whoWaitsForAConnectionUsesNoProcessor() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.measureConnecting() }
    }

    @Test(.oneExitAtATime) func anEarlyAnswerCostsNoProcessor() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.measureEarlyAnswers() }
    }

    @Test(.oneExitAtATime) func transfersLeaveNothingBehind() async {
      await #expect(processExitsWith: .success) { try await ProcessMannersTests.measureTransfers() }
    }

    private static func lookAtDescriptors() async throws {
      let server = try LoopbackServer()
      server.script("/", .stall)
      let before = try descriptors()
      let client = HTTPClient(.init(timeout: .patience))
      let task = Task { try await client.execute(Request(server.url("/"))) }
      try await server.waitForRequests(1, at: "/")
      let port = server.url("/").port.flatMap(UInt16.init)
      let new = try descriptors().subtracting(before).filter { localPort(of: $0) != port }
      // A bell with two ends and a connection at least.
      #expect(new.count >= 3)
      // Two may be the ends of libcurl's own bell.
      let inheritable = new.filter { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 }
      #expect(inheritable.count <= 2)
      #expect(inheritable.allSatisfy { localPort(of: $0) == nil })
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }

    private static func makeManyClients() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("1"))
      func ask() async throws {
        try await HTTPClient(.init(timeout: .patience, retries: 0)).execute(Request(server.url("/")))
      }
      try await ask()
      try await server.waitForNoConnections()
      let before = try descriptors().count
      for _ in 1...40 { try await ask() }
      try await server.waitForNoConnections()
      try await eventually("descriptors are left") { try descriptors().count < before + 20 ? () : nil }
    }

    private static func askWithoutDescriptors() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("1"))
      server.script("/stall", .stall)
      try await HTTPClient(.init(timeout: .patience, retries: 0)).execute(Request(server.url("/")))
      // Dispatch opens files of its own when it first waits for something, and for a time when one has to come to its end.
      // It ends a process that may not, or never tells it the time. A moment that is over before anybody waits for it opens
      // nothing.
      let brief = Duration.milliseconds(500)
      await #expect(throws: NetworkError.timedOut(after: brief)) {
        try await HTTPClient(.init(timeout: brief)).execute(Request(server.url("/stall")))
      }
      let client = HTTPClient(.init(timeout: .patience, retries: 4))
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      var limit = rlimit()
      getrlimit(resource, &limit)
      let usual = limit.rlim_cur
      limit.rlim_cur = 0
      setrlimit(resource, &limit)
      let start = ContinuousClock.now
      let error = await #expect(throws: NetworkError.self) {
        try await client.execute(Request(server.url("/")))
      }
      // There may be room after a pause.
      #expect(ContinuousClock.now - start >= .milliseconds(1500))
      limit.rlim_cur = usual
      setrlimit(resource, &limit)
      guard case .transport(_, let description) = error else {
        Issue.record("\(String(describing: error)) is no transport error.")
        return
      }
      #expect(description == "The process may not open more files.")
      try await client.execute(Request(server.url("/")))
    }

    private static func watchHandlerOfSIGPIPE() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("1"))
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGPIPE, &action, nil)
      let isOver = Mutex(false)
      let isIgnored = Mutex(false)
      let watch = Thread {
        while !isOver.withLock({ $0 }) {
          var current = sigaction()
          sigaction(SIGPIPE, nil, &current)
          let handler = unsafeBitCast(current.__sigaction_handler.sa_handler, to: Int.self)
          if handler == unsafeBitCast(SIG_IGN, to: Int.self) { isIgnored.withLock { $0 = true } }
        }
      }
      watch.start()
      let client = HTTPClient(.init(timeout: .patience))
      for _ in 1...1000 { try await client.execute(Request(server.url("/"))) }
      isOver.withLock { $0 = true }
      #expect(!isIgnored.withLock { $0 })
    }

    /// The server remembers its requests, so each round has another.
    private static func measureTransfers() async throws {
      let client = HTTPClient(.init(timeout: .unlimited))
      func send() async throws {
        let server = try LoopbackServer()
        server.script("/", .json("1"))
        let request = Request(
          server.url("/"), method: .post, headers: ["X-Large": String(repeating: "x", count: 4000)],
          body: Data(count: 4000))
        for _ in 1...300 { try await client.execute(request) }
      }
      try await send()
      let before = try #require(Footprint.memory)
      for _ in 1...10 { try await send() }
      let growth = try #require(Footprint.memory) - before
      // What stays of a field or a body is 12 megabytes by now; what the last server has not given back yet are three.
      #expect(growth < 8_000_000, "There are \(growth) bytes more.")
    }

    /// To ask again and again would take all of the time.
    private static func measureWaiting() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("1"))
      server.script("/stall", .stall)
      let client = HTTPClient(.init(timeout: .seconds(1), retries: 0))
      try await despiteTimeouts { _ = try await client.execute(Request(server.url("/"))) }
      let share = await processorShare {
        await #expect(throws: NetworkError.timedOut(after: .seconds(1))) {
          try await client.execute(Request(server.url("/stall")))
        }
      }
      #expect(share < 0.5)
    }

    private static func measureEarlyAnswers() async throws {
      let server = try LoopbackServer()
      server.script("/", beforeBody: Reply([.status(201), .stall]))
      let client = HTTPClient(.init(timeout: .seconds(5), retries: 0))
      let request = Request(server.url("/"), method: .post, body: Data(count: 100_000))
      let start = processorTime()
      for _ in 1...20 { try await client.execute(request) }
      #expect(processorTime() - start < .seconds(1))
    }

    /// Whoever knocks at a port with a full line waits to be let in.
    private static func measureConnecting() async throws {
      let port = try FullPort()
      let client = HTTPClient(.init(timeout: .seconds(1), retries: 0))
      let share = await processorShare {
        await #expect(throws: NetworkError.timedOut(after: .seconds(1))) {
          try await client.execute(Request(port.url))
        }
      }
      #expect(share < 0.5)
    }

    private static func descriptors() throws -> Set<CInt> {
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return Set(names.compactMap { CInt($0) }.filter { fcntl($0, F_GETFD) >= 0 })
    }

    private static func localPort(of descriptor: CInt) -> UInt16? {
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
      }
      return result == 0 && address.sin_family == sa_family_t(AF_INET)
        ? UInt16(bigEndian: address.sin_port) : nil
    }
  }
#endif
