#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A system that has no thread left for decoding; in processes of their own, which it is taken from.
  @Suite(
    .enabled(if: ThreadLimit.isPossible, "Root may start threads whatever the limit, and stays root here."),
    .timeLimit(.minutes(10)))
  struct DecodingThreadTests {
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
          try await expectNoThread { _ = try await client.execute(request, responseType: Int.self) }
        }
      }
      for client in [client, HTTPClient(.init(timeout: .seconds(8), retries: 0))] {
        let answer = try await client.execute(request, responseType: Int.self)
        #expect(answer == 7)
      }
    }

    private static func expectNoThread(_ body: () async throws -> Void) async throws {
      let error = await #expect(throws: NetworkError.self) { try await body() }
      #expect(error == .transport(code: .unknown, description: "The system has no thread left."))
    }
  }
#endif
