#if os(Linux)
  import Foundation
  import Glibc
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// Each in a process of its own, because whom to trust is said in the environment.
  @Suite(
    .enabled(if: SecureServer.isAvailable, "openssl is missing, so https goes unseen; install it."),
    .timeLimit(.minutes(10)))
  struct SecureServerTests {
    @Test(.oneExitAtATime) func aTrustedServerIsAsked() async {
      await #expect(processExitsWith: .success) { try await SecureServerTests.askTrustedServer() }
    }

    @Test(.oneExitAtATime) func nobodyElseIsTrusted() async {
      await #expect(processExitsWith: .success) { try await SecureServerTests.askUntrustedServers() }
    }

    /// It takes the first words of TLS for the start of a head, and waits for the rest.
    @Test func aServerThatIsSilentIsLeftInTime() async throws {
      let server = try LoopbackServer()
      let text = server.url("/").absoluteString.replacing("http:", with: "https:")
      let request = Request(try #require(URL(string: text)))
      let client = HTTPClient(.init(timeout: .seconds(1)))
      await #expect(throws: NetworkError.timedOut(after: .seconds(1))) { try await client.execute(request) }
      try await server.waitForNoConnections()
    }

    private static func askTrustedServer() async throws {
      try await withServer(isTrusted: true) { server, client in
        let answer = try await client.execute(Request(server.url), responseType: Int.self)
        #expect(answer == 7)
      }
    }

    private static func askUntrustedServers() async throws {
      try await withServer(isTrusted: false) { try await expectDistrust(of: $0, by: $1) }
      try await withServer(isTrusted: true, for: "DNS:example.org") {
        try await expectDistrust(of: $0, by: $1)
      }
    }

    private static func withServer(
      isTrusted: Bool, for subject: String = "IP:127.0.0.1",
      _ body: (SecureServer, HTTPClient) async throws -> Void
    ) async throws {
      try await withTemporaryFolder { folder in
        try folder.appending(path: "index").write("7")
        let server = try await SecureServer(folder, for: subject)
        let name = "URLSessionCertificateAuthorityInfoFile"
        if isTrusted { setenv(name, folder.appending(path: "certificate").path, 1) } else { unsetenv(name) }
        try await body(server, HTTPClient(.init(timeout: .seconds(60), retries: 0)))
      }
    }

    private static func expectDistrust(of server: SecureServer, by client: HTTPClient) async throws {
      let error = await #expect(throws: NetworkError.self) { try await client.execute(Request(server.url)) }
      guard case .transport(URLError.serverCertificateUntrusted.rawValue, _) = error else {
        Issue.record("\(String(describing: error)) is no distrust.")
        return
      }
    }
  }
#endif
