#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// How the opened program and the tools run, as seen by themselves and in the process table.
  @Suite(.timeLimit(.minutes(10))) struct OpenedProgramTests {
    private let url: URL

    init() throws {
      url = try #require(URL(string: "myappscheme://open?id=TheID&mode=view"))
    }

    @Test func openingDoesNotWaitForTheProgram() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme", script: Program.waiting)
        let environment = desktop.environment
        let opening = Task { [url] in await SystemURLOpener(patientlyWith: environment).open(url) }
        #expect(try await outcome(of: opening).get())
        let report = try await program.report()
        #expect(report.process.isListed)
        #expect(report.parent.isListed)
        try program.release()
        try await report.process.isGone()
      }
    }

    @Test func noZombieStaysBehind() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let report = try await program.report()
        try await report.parent.isGone()
      }
    }

    @Test func aFailingProgramLeavesNoZombieEither() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme", script: "exit 3")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        try await program.report().parent.isGone()
        #expect(!desktop.browserWasRun)
      }
    }

    /// The limit that `canOpenURL` documents.
    @Test func aRemovedProgramCountsAsRegistered() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        try FileManager.default.removeItem(atPath: program.path)
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).canOpenURL(url))
      }
    }

    @Test func whatCannotBeStartedOpensNothing() async throws {
      try await withDesktop { desktop in
        _ = try await desktop.install(for: "myappscheme")
        let environment = try await desktop.overriding("xdg-open", script: "", interpreter: "/nowhere")
        #expect(await SystemURLOpener(patientlyWith: environment).canOpenURL(url))
        #expect(await !SystemURLOpener(patientlyWith: environment).open(url))
      }
    }

    @Test func theProgramGetsItsTerminationSignal() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme", script: Program.waiting)
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let report = try await program.report()
        report.process.terminate()
        try await report.process.isGone()
      }
    }

    @Test func theProgramIgnoresNoSignal() async throws {
      signal(SIGUSR2, SIG_IGN)
      defer { signal(SIGUSR2, SIG_DFL) }
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let report = try await program.report()
        // glibc lets every child ignore signals 32 and 33, which are its own.
        #expect(report.ignoredSignals & ~0x1_8000_0000 == 0)
      }
    }

    /// Asks `grep`, because some shells clear the mask that they start with.
    @Test func theToolsStartWithNoSignalBlocked() async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime", script: "",
          interpreter: "/usr/bin/env -S grep -ls ^SigBlk:.0000000000000000 /proc/self/status")
        let opener = SystemURLOpener(patientlyWith: environment)
        let executor = SignalMaskExecutor(isBlocking: true)
        #expect(await withTaskExecutorPreference(executor) { await opener.canOpenURL(url) })
      }
    }

    @Test func theProgramRunsInAGroupOfItsOwn() async throws {
      try await withDesktop { desktop in
        let program = try await desktop.install(for: "myappscheme")
        #expect(await SystemURLOpener(patientlyWith: desktop.environment).open(url))
        let report = try await program.report()
        #expect(report.processGroup == report.parent.pid)
        #expect(report.processGroup != getpgrp())
      }
    }

    @Test func aQuestionLeavesNoProcessBehind() async throws {
      try await withDesktop { desktop in
        _ = try await desktop.install(for: "myappscheme")
        let environment = try await desktop.overriding(
          "xdg-mime", script: "echo $$ > \"$HOME/pid\"; PATH=${PATH#*:}; exec xdg-mime \"$@\"")
        #expect(await SystemURLOpener(patientlyWith: environment).canOpenURL(url))
        #expect(try await desktop.process(recordedIn: "pid").isListed == false)
      }
    }

    @Test func cancellationEndsAQuestionThatHangs() async throws {
      try await withDesktop { desktop in
        // Longer than this test waits; the sleeping child keeps standard output open when only the script is killed.
        // A whole line would be an answer, which may be read before the question is cancelled.
        let script =
          "sleep 600 & echo $$ > \"$HOME/new\"; mv \"$HOME/new\" \"$HOME/pid\"; printf a.desktop; wait"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let opening = Task { [url] in await SystemURLOpener(patientlyWith: environment).open(url) }
        let question = try await desktop.process(recordedIn: "pid")
        opening.cancel()
        #expect(try await !outcome(of: opening).get())
        #expect(!question.isListed)
      }
    }

    @Test func aCancelledTaskOpensNothing() async throws {
      try await withDesktop { desktop in
        _ = try await desktop.install(for: "myappscheme")
        let environment = desktop.environment
        let opening = Task { [url] in
          withUnsafeCurrentTask { $0?.cancel() }
          return await SystemURLOpener(patientlyWith: environment).open(url)
        }
        #expect(await !opening.value)
      }
    }
  }
#endif
