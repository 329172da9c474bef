#if os(Linux)
  import Foundation
  import Glibc
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// A proxy that the environment names, as other programs use it; in processes of their own for its sake.
  @Suite(.timeLimit(.minutes(10))) struct ProxyTests {
    @Test(.oneExitAtATime) func isAskedForWhatHasNoTLS() async {
      await #expect(processExitsWith: .success) { try await ProxyTests.askWithoutTLS() }
    }

    /// What it answers to CONNECT is not the answer of the server, however it looks.
    @Test(.oneExitAtATime) func seesNothingOfWhatIsMeantForASecureServer() async {
      await #expect(processExitsWith: .success) { try await ProxyTests.askForTunnels() }
    }

    @Test(.oneExitAtATime) func isMissedWhereItIsNot() async {
      await #expect(processExitsWith: .success) { try await ProxyTests.askThroughNobody() }
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
        // A tunnel through which something else than TLS comes, and none.
        let answers: KeyValuePairs<String, URLError.Code> = [
          "200 OK\r\nContent-Encoding: x": .secureConnectionFailed,
          "200 OK\r\nContent-Length: 5000000": .secureConnectionFailed,
          "302 Found\r\nLocation: /b": .networkConnectionLost,
          "407 No\r\nProxy-Authenticate: Basic": .networkConnectionLost,
        ]
        for (answer, expected) in answers {
          proxy.script("example.invalid:443", Reply([.text("HTTP/1.1 \(answer)\r\n\r\n7"), .close]))
          let error = await #expect(throws: NetworkError.self) {
            try await client.execute(request, responseType: Int.self)
          }
          guard case .transport(let code, _) = error else {
            Issue.record("\(String(describing: error)) is no transport error.")
            return
          }
          #expect(code == expected)
        }
        #expect(proxy.received.map(\.method) == answers.map { _ in "CONNECT" })
        #expect(proxy.received.compactMap { $0.header("Authorization") } == [])
      }
    }

    private static func askThroughNobody() async throws {
      for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
      setenv("http_proxy", "http://\(String(repeating: "a", count: 300)):80", 1)
      let request = Request(try #require(URL(string: "http://127.0.0.1:1/")))
      let error = await #expect(throws: NetworkError.self) {
        try await HTTPClient(.init(timeout: .seconds(60), retries: 0)).execute(request)
      }
      guard case .transport(URLError.cannotFindHost, _) = error else {
        Issue.record("\(String(describing: error)) says nothing about a host that is not there.")
        return
      }
    }

    private static func withProxy(_ body: (LoopbackServer, HTTPClient) async throws -> Void) async throws {
      let proxy = try LoopbackServer()
      for name in ["http_proxy", "https_proxy"] { setenv(name, proxy.url.absoluteString, 1) }
      try await body(proxy, HTTPClient(.init(timeout: .seconds(60), retries: 0)))
    }
  }
#endif
