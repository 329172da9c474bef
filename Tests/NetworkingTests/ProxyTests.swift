#if os(Linux)
  import Foundation
  import Glibc
  import LoopbackServer
  import Networking
  import Testing

  /// A proxy that the environment names, as other programs use it; in processes of their own for its sake.
  @Suite(.timeLimit(.minutes(10))) struct ProxyTests {
    @Test func isAskedForWhatHasNoTLS() async {
      await #expect(processExitsWith: .success) { try await ProxyTests.askWithoutTLS() }
    }

    /// What it answers to CONNECT is not the answer of the server, however it looks.
    @Test func seesNothingOfWhatIsMeantForASecureServer() async {
      await #expect(processExitsWith: .success) { try await ProxyTests.askForTunnels() }
    }

    private static func askWithoutTLS() async throws {
      try await withProxy { proxy, client in
        proxy.script("http://example.invalid/a", .json("7"))
        let request = Request(try #require(URL(string: "http://example.invalid/a")))
        let answer = try await client.execute(request, responseType: Int.self)
        #expect(answer == 7)
      }
    }

    private static func askForTunnels() async throws {
      try await withProxy { proxy, client in
        let request = Request(
          try #require(URL(string: "https://example.invalid/a")), headers: ["Authorization": "Bearer secret"])
        let answers = [
          "200 OK\r\nContent-Encoding: x", "200 OK\r\nContent-Length: 1", "302 Found\r\nLocation: /b",
          "407 No\r\nProxy-Authenticate: Basic",
        ]
        for answer in answers {
          proxy.script("example.invalid:443", Reply([.text("HTTP/1.1 \(answer)\r\n\r\n7"), .close]))
          let error = await #expect(throws: NetworkError.self) {
            try await client.execute(request, responseType: Int.self)
          }
          guard case .transport = error else {
            Issue.record("\(String(describing: error)) is no transport error.")
            return
          }
        }
        #expect(proxy.received.map(\.method) == answers.map { _ in "CONNECT" })
        #expect(proxy.received.compactMap { $0.header("Authorization") } == [])
      }
    }

    private static func withProxy(_ body: (LoopbackServer, HTTPClient) async throws -> Void) async throws {
      let proxy = try LoopbackServer()
      for name in ["http_proxy", "https_proxy"] { setenv(name, proxy.url.absoluteString, 1) }
      try await body(proxy, HTTPClient(.init(timeout: .seconds(60), retries: 0)))
    }
  }
#endif
