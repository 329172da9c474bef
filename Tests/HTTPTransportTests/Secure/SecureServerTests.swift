#if os(Linux)
  import Foundation
  import Glibc
  import LoopbackServer
  import Networking
  import TestSupport
  import Testing

  /// Each in a process of its own, because whom to trust stands in files of the system.
  @Suite(
    .enabled(if: SecureServer.isAvailable, "openssl is missing, so https goes unseen; install it."),
    .timeLimit(.minutes(10)))
  struct SecureServerTests {
    /// The places are those of distributions; which of them libcurl knows itself is the distribution's decision.
    @Test(
      .oneExitAtATime,
      .enabled(if: SystemFiles.canBeReplaced, "Only root may say which files the system has."),
      arguments: [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
        "/usr/share/ssl/certs/ca-bundle.crt", "/usr/local/share/certs/ca-root-nss.crt", "/etc/ssl/cert.pem",
      ])
    func whoTheSystemTrustsIsAsked(file: String) async {
      await #expect(processExitsWith: .success) { [file] in
        try await SecureServerTests.withServer { server, folder in
          try await SecureServerTests.trust(folder, by: file) {
            let client = HTTPClient(.init(timeout: .seconds(60), retries: 0))
            let answer = try await client.execute(Request(server.url), responseType: Int.self)
            #expect(answer == 7)
          }
        }
      }
    }

    /// Wherever libcurl looks by itself.
    @Test(
      .oneExitAtATime,
      .enabled(if: SystemFiles.canBeReplaced, "Only root may say which files the system has."))
    func aFolderIsNoFileOfCertificates() async {
      await #expect(processExitsWith: .success) {
        try await SecureServerTests.withServer { server, folder in
          let folders = ["/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt"]
          try await SecureServerTests.trust(folder, by: "/etc/ssl/cert.pem", besides: folders) {
            let client = HTTPClient(.init(timeout: .seconds(60), retries: 0))
            let answer = try await client.execute(Request(server.url), responseType: Int.self)
            #expect(answer == 7)
          }
        }
      }
    }

    @Test(
      .oneExitAtATime,
      .enabled(if: SystemFiles.canBeReplaced, "Only root may say which files the system has."),
      arguments: ["/etc/ssl/cert.pem/folder", "/elsewhere"])
    func aSystemThatTrustsNobodyIsToldSo(file: String) async {
      await #expect(processExitsWith: .success) { [file] in
        try await SecureServerTests.withServer { server, folder in
          try await SecureServerTests.trust(folder, by: file) {
            try await SecureServerTests.expectDistrust(of: server)
          }
        }
      }
    }

    @Test(.oneExitAtATime) func nobodyElseIsTrusted() async {
      await #expect(processExitsWith: .success) {
        // It would be for those who read it.
        try await SecureServerTests.withServer { server, folder in
          setenv("URLSessionCertificateAuthorityInfoFile", folder.appending(path: "certificate").path, 1)
          try await SecureServerTests.expectDistrust(of: server)
        }
      }
    }

    @Test(
      .oneExitAtATime,
      .enabled(if: SystemFiles.canBeReplaced, "Only root may say which files the system has."))
    func aServerWithTheCertificateOfAnotherIsNotTrusted() async {
      await #expect(processExitsWith: .success) {
        try await SecureServerTests.withServer(for: "DNS:example.org") { server, folder in
          try await SecureServerTests.trust(folder, by: "/etc/ssl/cert.pem") {
            try await SecureServerTests.expectDistrust(of: server)
          }
        }
      }
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

    private static func withServer(
      for subject: String = "IP:127.0.0.1", _ body: (SecureServer, URL) async throws -> Void
    ) async throws {
      try await withTemporaryFolder { folder in
        try folder.appending(path: "index").write("7")
        let server = try await SecureServer(folder, for: subject)
        // By nobody, as long as its certificate is in no file of the system.
        try await expectDistrust(of: server)
        try await body(server, folder)
      }
    }

    /// Runs `body` where the certificate of the server in `folder`, as the file at `path`, is all there is but for folders.
    private static func trust(
      _ folder: URL, by path: String, besides folders: [String] = [], _ body: () async throws -> Void
    ) async throws {
      let root = folder.appending(path: "root")
      for folder in folders {
        try FileManager.default.createDirectory(
          at: root.appending(path: folder), withIntermediateDirectories: true)
      }
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: folder.appending(path: "certificate"), to: file)
      try await SystemFiles.replaced(by: root, body)
    }

    private static func expectDistrust(of server: SecureServer) async throws {
      let client = HTTPClient(.init(timeout: .seconds(60), retries: 0))
      let error = await #expect(throws: NetworkError.self) { try await client.execute(Request(server.url)) }
      guard case .transport(URLError.serverCertificateUntrusted, _) = error else {
        Issue.record("\(String(describing: error)) is no distrust.")
        return
      }
    }
  }
#endif
