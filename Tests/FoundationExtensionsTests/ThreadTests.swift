#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// Threads that modules start, by way of a client that decodes each answer on one; in processes of their own.
  @Suite(.timeLimit(.minutes(10))) struct ThreadTests {
    @Test(ThreadLimit.condition, .oneExitAtATime)
    func whatCannotBeStartedIsSaidAndNotWaitedFor() async {
      await #expect(processExitsWith: .success) {
        let (client, request, server) = try ThreadTests.scene()
        _ = try await client.execute(request, responseType: Int.self)
        try await ThreadLimit.hold {
          await expectNoThread { _ = try await client.execute(request, responseType: Int.self) }
        }
        let answer = try await client.execute(request, responseType: Int.self)
        #expect(answer == 7)
        withExtendedLifetime(server) {}
      }
    }

    /// A thread that somebody could still ask for its result keeps its stack, which has eight megabytes of addresses.
    @Test(.oneExitAtATime) func whatHasEndedLeavesNothingBehind() async {
      await #expect(processExitsWith: .success) {
        let (client, request, server) = try ThreadTests.scene()
        for _ in 1...10 { _ = try await client.execute(request, responseType: Int.self) }
        let before = try ThreadTests.addresses()
        for _ in 1...300 { _ = try await client.execute(request, responseType: Int.self) }
        let now = try ThreadTests.addresses()
        #expect(now - before < 1_000_000)
        withExtendedLifetime(server) {}
      }
    }

    private static func scene() throws -> (HTTPClient, Request, LoopbackServer) {
      let server = try LoopbackServer()
      server.script("/", .json("7"))
      let client = HTTPClient(.init(timeout: .seconds(8), retries: 0, maximumConnectionsPerHost: 1))
      return (client, Request(server.url("/")), server)
    }

    /// How much of the addresses is taken, in kilobytes.
    private static func addresses() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return try #require(status.firstMatch(of: #/VmSize:\s*(\d+)/#).flatMap { Int($0.output.1) })
    }
  }
#endif
