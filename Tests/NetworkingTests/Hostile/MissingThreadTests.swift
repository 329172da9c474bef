#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A system that has no thread left for a client; in processes of their own, which it is taken from.
  @Suite(ThreadLimit.condition, .timeLimit(.minutes(10))) struct MissingThreadTests {
    @Test(.oneExitAtATime) func everyClientWorksOnceThereAreThreadsForDecoding() async {
      await #expect(processExitsWith: .success) {
        try await MissingThreadTests.askWithoutThreadsForDecoding()
      }
    }

    @Test(.oneExitAtATime) func theSystemMayHaveAThreadAfterAPause() async {
      await #expect(processExitsWith: .success) { try await MissingThreadTests.askAgainAndAgain() }
    }

    /// A client that has none for its connections tries four times, with pauses of one and a half seconds at least.
    private static func askAgainAndAgain() async throws {
      let server = try LoopbackServer()
      server.script("/", .status(503), .json("7"))
      let request = Request(server.url("/"))
      // The alarms of pauses have a thread afterwards.
      try await HTTPClient(.init(timeout: .patience, retries: 1)).execute(request)
      let client = HTTPClient(.init(timeout: .seconds(9), retries: 4))
      let duration = try await ThreadLimit.hold {
        await ContinuousClock().measure { await expectNoThread { try await client.execute(request) } }
      }
      #expect(duration >= .milliseconds(1500))
    }

    /// More answers than are decoded at a time, over a connection whose threads are there.
    private static func askWithoutThreadsForDecoding() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("7"))
      let request = Request(server.url("/"))
      let client = HTTPClient(.init(timeout: .seconds(8), retries: 0, maximumConnectionsPerHost: 1))
      _ = try await client.execute(request, responseType: Int.self)
      try await ThreadLimit.hold {
        for _ in 1...5 {
          await expectNoThread { _ = try await client.execute(request, responseType: Int.self) }
        }
      }
      for client in [client, HTTPClient(.init(timeout: .seconds(8), retries: 0))] {
        let answer = try await client.execute(request, responseType: Int.self)
        #expect(answer == 7)
      }
    }
  }
#endif
