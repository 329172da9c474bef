#if os(Linux)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A system that has no thread left when a client needs one; in processes of their own, which it is taken from.
  @Suite(
    .enabled(if: ThreadLimit.isPossible, "Root may start threads whatever the limit, and stays root here."),
    .timeLimit(.minutes(10)))
  struct ThreadTests {
    @Test(.oneExitAtATime) func aClientWorksOnceThereIsAThreadForItsConnections() async {
      await #expect(processExitsWith: .success) { try await ThreadTests.askWithoutThreadForConnections() }
    }

    private static func askWithoutThreadForConnections() async throws {
      let server = try LoopbackServer()
      server.script("/", .json("7"))
      let request = Request(server.url("/"))
      try await HTTPClient(.init(timeout: .patience, retries: 0)).execute(request)
      let client = HTTPClient(.init(timeout: .seconds(8), retries: 0))
      try await ThreadLimit.hold { try await expectNoThread { try await client.execute(request) } }
      let answer = try await client.execute(request, responseType: Int.self)
      #expect(answer == 7)
    }

    private static func expectNoThread(_ body: () async throws -> Void) async throws {
      let error = await #expect(throws: NetworkError.self) { try await body() }
      #expect(error == .transport(code: .unknown, description: "The system has no thread left."))
    }
  }
#endif
