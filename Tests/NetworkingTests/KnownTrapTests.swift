#if canImport(FoundationNetworking)
  import Foundation
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// Answers that end the process inside FoundationNetworking, before any code of the client hears of them.
  ///
  /// A test that fails here means good news: the toolchain has mended it, and the answer belongs into the fault
  /// matrix, as a `transport` error.
  @Suite struct KnownTrapTests {
    // https://github.com/swiftlang/swift-corelibs-foundation/issues/5285
    @Test func aHeadThatEndsAfterTheStatusLine() async {
      await expectTrap(
        #expect(processExitsWith: .failure) {
          try await KnownTrapTests.get("HTTP/1.1 200 OK\r\n")
        })
    }

    /// The header field that follows the body is taken for the start of a second head.
    @Test func aTrailerAfterTheChunks() async {
      await expectTrap(
        #expect(processExitsWith: .failure) {
          try await KnownTrapTests.get(
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-A: 1\r\n\r\n")
        })
    }

    /// As a `Double` it is 2^63, which `Int64` does not hold.
    @Test func theLargestLength() async {
      await expectTrap(
        #expect(processExitsWith: .failure) {
          try await KnownTrapTests.get("HTTP/1.1 200 OK\r\nContent-Length: \(Int64.max)\r\n\r\n")
        })
    }

    private static func get(_ answer: String) async throws {
      let server = try LoopbackServer()
      server.script("/", Reply([.text(answer), .close]))
      let client = HTTPClient(.init(timeout: .patience, retries: 0))
      _ = try await client.execute(Request(server.url("/")), responseType: Int.self)
    }

    /// An error that is thrown ends the process with a code, a trap ends it with a signal.
    private func expectTrap(_ result: ExitTest.Result?) {
      guard let result else { return }
      if case .exitCode(let code) = result.exitStatus {
        Issue.record("The process exited with \(code) where FoundationNetworking used to trap.")
      }
    }
  }
#endif
