#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Which open files other programs get to see; in processes of their own, whose files the tests may change.
  @Suite(.timeLimit(.minutes(10))) struct InheritedFilesTests {
    @Test(.oneExitAtATime) func theProgramInheritsNoOpenFile() async {
      await #expect(processExitsWith: .success) {
        try await InheritedFilesTests.openWithAllFilesInheritable()
      }
    }

    /// Or a child that another thread starts meanwhile would keep it open.
    @Test(.oneExitAtATime) func noOtherChildInheritsAnAnswer() async {
      await #expect(processExitsWith: .success) { try await InheritedFilesTests.askWhileFilesAreCounted() }
    }

    private static func openWithAllFilesInheritable() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let secret = open(desktop.home.appending(path: "secret").path, O_CREAT | O_RDWR, 0o600)
        try #require(secret >= 0)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] { dup2(secret, descriptor) }
        for descriptor in try openFiles().keys { _ = fcntl(descriptor, F_SETFD, 0) }
        let program = try await desktop.install(for: "myappscheme")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let files = try await program.report().openFiles
        #expect(files.contains("/dev/null"))
        // Its own are the script and the report.
        let others = files.filter { $0 != "/dev/null" && !$0.hasPrefix(program.path) }
        #expect(others == [])
      }
    }

    private static func askWhileFilesAreCounted() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime", script: "echo $$ > \"$HOME/new\"; mv \"$HOME/new\" \"$HOME/pid\"; exec sleep 600")
        let before = try openFiles().values
        let asking = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        _ = try await desktop.process(recordedIn: "pid")
        let answers = try openFiles().filter { $0.value.hasPrefix("socket:") && !before.contains($0.value) }
        #expect(!answers.isEmpty)
        for descriptor in answers.keys { #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0) }
        asking.cancel()
        #expect(try await !outcome(of: asking).get())
      }
    }

    /// What each descriptor of this process stands for.
    private static func openFiles() throws -> [CInt: String] {
      let folder = "/proc/self/fd"
      return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) { files, name in
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
        CInt(name).map { files[$0] = target }
      }
    }
  }
#endif
