#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A system that has no thread left when a client needs one; in processes of their own, which it is taken from.
  @Suite(ThreadLimit.condition, .timeLimit(.minutes(10))) struct ThreadTests {
    @Test(.oneExitAtATime) func aClientWorksOnceThereIsAThreadForItsConnections() async {
      await #expect(processExitsWith: .success) { try await ThreadTests.askWithoutThreadForConnections() }
    }

    private static func askWithoutThreadForConnections() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("7"))
      let request = Request(server.url("/"))
      try await HTTPClient(.init(timeout: .patience, retries: 0)).execute(request)
      let client = HTTPClient(.init(timeout: .seconds(8), retries: 0))
      try await ThreadLimit.hold { await expectNoThread { try await client.execute(request) } }
      let answer = try await client.execute(request, responseType: Int.self)
      #expect(answer == 7)
    }
  }
#endif
