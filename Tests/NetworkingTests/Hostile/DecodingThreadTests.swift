#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A system that has no thread left for decoding; in processes of their own, which it is taken from.
  @Suite(ThreadLimit.condition, .timeLimit(.minutes(10))) struct DecodingThreadTests {
    @Test(.oneExitAtATime) func everyClientWorksOnceThereAreThreadsForDecoding() async {
      await #expect(processExitsWith: .success) {
        try await DecodingThreadTests.askWithoutThreadsForDecoding()
      }
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
