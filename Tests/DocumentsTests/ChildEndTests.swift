#if os(Linux)
  import Documents
  import Foundation
  import Processes
  import TestSupport
  import Testing

  /// What children leave behind, whatever an app does with signals; in processes of their own for its sake.
  @Suite(.timeLimit(.minutes(10))) struct ChildEndTests {
    private static let promptly = Duration.seconds(150)

    @Test(.oneExitAtATime) func whoIgnoresTheEndOfChildrenGetsAnswersToo() async {
      await #expect(processExitsWith: .success) { try await ChildEndTests.askIgnoringChildren() }
    }

    @Test(.oneExitAtATime) func aSignalThatInterruptsCallsLeavesNoZombie() async {
      await #expect(processExitsWith: .success) { try await ChildEndTests.openInterrupted() }
    }

    @Test(.oneExitAtATime) func questionsLeaveNoFileOpen() async {
      await #expect(processExitsWith: .success) { try await ChildEndTests.askOften() }
    }

    @Test(.oneExitAtATime) func questionsLeaveNoMemoryInUse() async {
      await #expect(processExitsWith: .success) { try await ChildEndTests.askThousandsOfTimes() }
    }

    /// With arguments and an environment that are large enough to be missed.
    private static func askThousandsOfTimes() async throws {
      let url = try #require(URL(string: String(repeating: "a", count: 5000) + ":"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: "", interpreter: "/nowhere")
        let opener = SystemURLOpener(
          environment: environment.merging(["LARGE": String(repeating: "b", count: 5000)]) { $1 })
        func growth() async throws -> Int {
          let before = try #require(Footprint.memory)
          for _ in 0..<3000 { #expect(await !opener.canOpenURL(url)) }
          return try #require(Footprint.memory) - before
        }
        // What stays for good does so in every round; what an allocator or a sanitizer gathers, only in some.
        let limit = 300_000
        var growths = [try await growth()]
        while growths.count < 4, growths.allSatisfy({ $0 >= limit }) {
          growths.append(try await growth())
        }
        let least = growths.min() ?? 0
        #expect(least < limit, "There are \(growths) bytes more.")
      }
    }

    private static func askOften() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      try await withDesktop { desktop in
        let answering = try await desktop.overriding("xdg-mime", script: "echo a.desktop")
        #expect(await SystemURLOpener(patientlyWith: answering).canOpenURL(url))
        let count = try openFiles()
        for _ in 0..<20 { #expect(await SystemURLOpener(patientlyWith: answering).canOpenURL(url)) }
        #expect(try openFiles() < count + 10)

        let failing = try await desktop.overriding("xdg-mime", script: "", interpreter: "/nowhere")
        for _ in 0..<20 { #expect(await !SystemURLOpener(patientlyWith: failing).canOpenURL(url)) }
        #expect(try openFiles() < count + 10)
      }
    }

    private static func askIgnoringChildren() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime", script: "[ -e \"$HOME/silent\" ] || { echo a.desktop; exit; }; sleep 600 & exit 0")
        signal(SIGCHLD, SIG_IGN)
        let asking = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await outcome(of: asking, within: promptly).get())

        try desktop.home.appending(path: "silent").write("")
        let watch = Stopwatch()
        let again = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await !outcome(of: again, within: promptly).get())
        #expect(watch.elapsed < .patience / 2, "The end of the tool was not noticed.")
      }
    }

    /// The tool is gone before anybody can wait for it, and its group is not.
    @Test(
      .oneExitAtATime,
      .enabled(if: canSignalGroups, "Linux names the group of a process that is gone since version 6.9."))
    func whatAToolHasStartedIsEndedThoughTheToolIsGone() async {
      await #expect(processExitsWith: .success) { try await ChildEndTests.askToolThatLeavesSomething() }
    }

    private static let canSignalGroups: Bool = {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      return (version.majorVersion, version.minorVersion) >= (6, 9) && dlsym(nil, "pidfd_send_signal") != nil
    }()

    private static func askToolThatLeavesSomething() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime",
          script:
            "until [ -e \"$HOME/named\" ]; do sleep 0.01; done; sleep 600 & echo $! > \"$HOME/pid\"; exit 0")
        signal(SIGCHLD, SIG_IGN)
        let asking = Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        // A tool that ends before it is named leaves nothing by which its group could be told from a stranger's.
        try await eventually("no descriptor names the tool") { try namesAChild() ? () : nil }
        try desktop.home.appending(path: "named").write("")
        #expect(try await !outcome(of: asking, within: promptly).get())
        try await desktop.process(recordedIn: "pid").isGone()
      }
    }

    /// Whether this process has a descriptor of another one open.
    private static func namesAChild() throws -> Bool {
      let open = "/proc/self/fd"
      return try FileManager.default.contentsOfDirectory(atPath: open).contains { number in
        // What was closed since it was listed is none.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(open)/\(number)"))?.contains("[pidfd]")
          == true
      }
    }

    private static func openInterrupted() async throws {
      let url = try #require(URL(string: "myappscheme://open"))
      // A function of glibc whose declaration Swift does not see.
      typealias Interrupt = @convention(c) (pid_t, pid_t, CInt) -> CInt
      let interrupt = unsafeBitCast(try #require(dlsym(nil, "tgkill")), to: Interrupt.self)
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { _ in }
      sigaction(SIGUSR1, &action, nil)
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme", script: Program.waiting)
        let opener = SystemURLOpener(patientlyWith: desktop.environment)
        let executor = SignalMaskExecutor(isBlocking: false)
        #expect(await withTaskExecutorPreference(executor) { await opener.open(url) })
        let report = try await program.report()
        for _ in 0..<500 {
          for thread in try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task") {
            _ = pid_t(thread).map { interrupt(getpid(), $0, SIGUSR1) }
          }
        }
        try program.release()
        try await report.parent.isGone()
      }
    }
  }
#endif
