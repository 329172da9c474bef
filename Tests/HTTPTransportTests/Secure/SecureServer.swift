#if os(Linux)
  import Foundation
  import Glibc
  import Processes
  import TestSupport
  import Testing

  /// A server that speaks TLS, with a certificate that it has signed itself.
  ///
  /// OpenSSL's own serves the files of a folder, and ends each connection with the answer.
  final class SecureServer {
    static let isAvailable = FileManager.default.isExecutableFile(atPath: program)

    private static let program = "/usr/bin/openssl"

    let url: URL
    private let server: Process

    /// Serves `folder`, and writes its certificate for `subject`, such as `IP:127.0.0.1`, to `certificate` there.
    ///
    /// It would rather speak HTTP/2 than HTTP/1.1, or says so: what it sends is HTTP/1.0 in any case.
    init(_ folder: URL, for subject: String = "IP:127.0.0.1") async throws {
      let certificate = [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout",
        "key",
        "-out", "certificate", "-days", "2", "-subj", "/CN=Scripted", "-addext", "subjectAltName=\(subject)",
      ]
      let made = try await BlockingWork.run {
        try Subprocess(Self.program, certificate, in: folder.path).run()
      }
      try #require(made.succeeded, "OpenSSL made no certificate: \(made.standardError)")
      let log = folder.appending(path: "log")
      try log.write("")
      server = Process()
      server.executableURL = URL(filePath: Self.program)
      server.arguments = [
        "s_server", "-accept", "127.0.0.1:0", "-key", "key", "-cert", "certificate", "-WWW",
        "-alpn", "h2,http/1.1",
      ]
      server.currentDirectoryURL = folder
      server.standardInput = FileHandle.nullDevice
      server.standardOutput = try FileHandle(forWritingTo: log)
      server.standardError = FileHandle.nullDevice
      try server.run()
      let port = try await eventually("OpenSSL serves nobody") {
        try String(contentsOf: log, encoding: .utf8).firstMatch(of: #/ACCEPT 127\.0\.0\.1:(\d+)/#)?.output.1
      }
      url = try #require(URL(string: "https://127.0.0.1:\(port)/index"))
    }

    deinit {
      // It heeds no milder word where the thread that has started it blocks signals.
      kill(server.processIdentifier, SIGKILL)
    }
  }
#endif
