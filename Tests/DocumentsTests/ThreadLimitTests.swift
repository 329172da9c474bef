#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Questions of a process that gets no thread; in processes of their own, which the limit is for.
  @Suite(ThreadLimit.conditionWithFiles, .timeLimit(.minutes(10))) struct ThreadLimitTests {
    /// One more process is the tool, and there is no more thread that could wait for it.
    private static let roomForTheTool = 1

    @Test(.oneExitAtATime) func withoutAThreadAQuestionIsAnswered() async {
      await #expect(processExitsWith: .success) { try await ThreadLimitTests.ask() }
    }

    @Test(.oneExitAtATime) func withoutAThreadAQuestionIsGivenUpInTime() async {
      await #expect(processExitsWith: .success) { try await ThreadLimitTests.askInVain() }
    }

    @Test(.oneExitAtATime) func withFewThreadsNoZombieStays() async {
      await #expect(processExitsWith: .success) { try await ThreadLimitTests.open() }
    }

    @Test(.oneExitAtATime) func withoutAThreadForTheProgramNothingIsOpened() async {
      await #expect(processExitsWith: .success) { try await ThreadLimitTests.openInVain() }
    }

    private static func ask() async throws {
      try await withTool("echo a.desktop") { place in
        try await ThreadLimit.set(spare: roomForTheTool)
        #expect(await place.opener.canOpenURL(place.url))
        #expect(try place.newChildren == [])
      }
    }

    private static func askInVain() async throws {
      try await withTool("exec sleep 600") { place in
        try await ThreadLimit.set(spare: roomForTheTool)
        let asking = Task { await place.opener.canOpenURL(place.url) }
        #expect(try await !outcome(of: asking).get())
        #expect(try place.newChildren == [])
      }
    }

    private static func open() async throws {
      try await withTool("echo a.desktop") { place in
        for spare in 0...3 {
          try await ThreadLimit.set(spare: spare)
          let isOpen = await place.opener.open(place.url)
          try await eventually("a child is running still, or a zombie") {
            try place.newChildren == [] ? () : nil
          }
          #expect(isOpen == place.hasOpened)
          try? FileManager.default.removeItem(at: place.opened)
        }
        try ThreadLimit.lift()
        #expect(await place.opener.open(place.url))
      }
    }

    /// There is a thread to wait for the answer, and none any more when that has come.
    private static func openInVain() async throws {
      let script = "echo > \"$HOME/asked\"; while [ ! -e \"$HOME/go\" ]; do :; done; echo a.desktop"
      try await withTool(script, timeout: .patience) { place in
        let opening = Task { await place.opener.open(place.url) }
        try await place.desktop.waitForFile("asked")
        try await ThreadLimit.hold {
          try place.desktop.home.appending(path: "go").write("")
          #expect(try await !outcome(of: opening).get())
        }
        #expect(try place.newChildren == [])
        #expect(!place.hasOpened)
      }
    }

    /// Where this process is somebody else, and `opener` asks the tool of a desktop.
    private struct Place: Sendable {
      let opener: SystemURLOpener
      let url: URL
      let desktop: Desktop
      /// What the tests themselves have started.
      let children: Set<String>

      /// Whether a program was started.
      var hasOpened: Bool { FileManager.default.fileExists(atPath: opened.path) }
      var opened: URL { desktop.home.appending(path: "opened") }

      /// The other children of this process, those that have ended and were not waited for included.
      var newChildren: Set<String> { get throws { try Self.allChildren().subtracting(children) } }

      static func allChildren() throws -> Set<String> {
        let isChild = { (name: String) in
          let status = try? String(contentsOfFile: "/proc/\(name)/status", encoding: .utf8)
          return status?.contains("\nPPid:\t\(getpid())\n") == true
        }
        return try Set(FileManager.default.contentsOfDirectory(atPath: "/proc").filter(isChild))
      }
    }

    /// Runs `body` as another user, for whom `script` is xdg-mime, with the threads that it needs itself.
    private static func withTool(
      _ script: String, timeout: Duration = .milliseconds(500), _ body: (Place) async throws -> Void
    ) async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: script)
        _ = try await desktop.overriding("xdg-open", script: "echo > \"$HOME/opened\"")
        try await ThreadLimit.becomeSomebodyElse(owning: desktop.home)
        let opener = SystemURLOpener(environment: environment, timeout: timeout)
        let children = try Place.allChildren()
        try await body(Place(opener: opener, url: url, desktop: desktop, children: children))
      }
    }
  }
#endif
