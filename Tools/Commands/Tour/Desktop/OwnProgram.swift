import Foundation

#if os(Linux)
  /// A program that writes down the URL it is started with.
  struct OwnProgram {
    private let report: URL

    init(in folder: URL, registeredBelow applications: URL) throws {
      report = folder.appending(path: "received-url")
      let script = folder.appending(path: "program")
      let text = """
        #!/bin/sh
        # Under its final name the report is complete.
        printf %s "$1" >"${0%/*}/draft" && mv "${0%/*}/draft" "${0%/*}/received-url"

        """
      try Data(text.utf8).write(to: script)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      let entry = """
        [Desktop Entry]
        Type=Application
        Name=Tour
        Exec=\(script.path) %u
        MimeType=x-scheme-handler/myappscheme;

        """
      try Data(entry.utf8).write(to: applications.appending(path: "tour.desktop"))
    }

    /// The URL that the program was started with, or nil if it was not started in time.
    func receivedURL(within limit: Duration) async -> String? {
      let deadline = ContinuousClock.now + limit
      while ContinuousClock.now < deadline {
        if let text = try? String(contentsOf: report, encoding: .utf8) { return text }
        guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return nil }
      }
      return nil
    }
  }
#endif
