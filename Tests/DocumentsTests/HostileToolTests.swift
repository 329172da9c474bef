#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Questions to a tool that does whatever it likes: the answer comes in time, in little memory, or is no.
  @Suite(.timeLimit(.minutes(10))) struct HostileToolTests {
    /// Far above what is promised, far below what the children in these tests take.
    private static let promptly = Duration.seconds(150)
    /// How long the tools may take where they are to take longer.
    private static let timeout = Duration.milliseconds(200)
    private let url: URL

    init() throws {
      url = try #require(URL(string: "myappscheme://open"))
    }

    @Test(arguments: [
      "exec sleep 600", "setsid sleep 20 & exec sleep 600", "printf unfinished; exec sleep 600",
    ])
    func aQuestionThatGetsNoAnswerIsGivenUpInTimeAndNotBefore(script: String) async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let start = ContinuousClock.now
        let asking = Task { [url] in
          await SystemURLOpener(environment: environment, timeout: Self.timeout).canOpenURL(url)
        }
        #expect(try await !outcome(of: asking, within: Self.promptly).get())
        #expect(ContinuousClock.now - start >= Self.timeout)
      }
    }

    @Test func aToolThatClosesItsOutputHasAnswered() async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime", script: "echo $$ > \"$HOME/pid\"; exec sleep 600 >&-")
        let asking = Task { [url] in await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await !outcome(of: asking, within: Self.promptly).get())
        try await desktop.process(recordedIn: "pid").isGone()
      }
    }

    /// No clock can count them all.
    @Test(arguments: [Duration.seconds(Int.max), Duration(secondsComponent: .max, attosecondsComponent: 0)])
    func theLongestTimeIsLongAndNoTrap(timeout: Duration) async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: "echo a.desktop")
        #expect(await SystemURLOpener(environment: environment, timeout: timeout).canOpenURL(url))
      }
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int.min)])
    func withoutTimeThereIsNoAnswer(timeout: Duration) async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding("xdg-mime", script: "sleep 600; echo a.desktop")
        let asking = Task { [url] in
          await SystemURLOpener(environment: environment, timeout: timeout).canOpenURL(url)
        }
        #expect(try await !outcome(of: asking, within: Self.promptly).get())
      }
    }

    @Test func anAnswerCountsThoughTheOutputStaysOpen() async throws {
      try await withDesktop { desktop in
        let script = "setsid sleep 600 & echo $! > \"$HOME/pid\"; echo a.desktop; wait"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let asking = Task { [url] in await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await outcome(of: asking, within: Self.promptly).get())
        try await desktop.process(recordedIn: "pid").terminate()
      }
    }

    @Test func anAnswerEndsWhatTheToolHasStarted() async throws {
      try await withDesktop { desktop in
        let script = "sleep 600 & echo $! > \"$HOME/pid\"; echo a.desktop; wait"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let asking = Task { [url] in await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await outcome(of: asking, within: Self.promptly).get())
        try await desktop.process(recordedIn: "pid").isGone()
      }
    }

    /// Joins the group of these tests, which nobody may end.
    @Test func aToolThatLeavesItsGroupIsEnded() async throws {
      try await withDesktop { desktop in
        let leaving = "setpgrp(0, getpgrp(getppid())); $| = 1; print \"a\\n\"; sleep 600"
        let environment = try await desktop.overriding("xdg-mime", script: "exec perl -e '\(leaving)'")
        let asking = Task { [url] in await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
        #expect(try await outcome(of: asking, within: Self.promptly).get())
      }
    }

    /// A line of 4096 bytes, its end included, is the longest that is kept, in however many pieces it comes.
    @Test(arguments: [
      ("%04095d\\n", true), ("%04096d\\n", false), ("%02000d", true), ("", false), ("\\na\\n", false),
    ])
    func theFirstLineCountsUpToALimit(format: String, isAnswer: Bool) async throws {
      try await withDesktop { desktop in
        for script in ["printf '\(format)' 0", "printf '\(format)' 0 | { head -c 1000; sleep 0.1; cat; }"] {
          let environment = try await desktop.overriding("xdg-mime", script: script)
          #expect(await SystemURLOpener(patientlyWith: environment).canOpenURL(url) == isAnswer)
        }
      }
    }

    @Test func endlessOutputIsNoAnswer() async throws {
      try await withDesktop { desktop in
        let environment = try await desktop.overriding(
          "xdg-mime", script: "head -c 200000000 /dev/zero; touch \"$HOME/written\"")
        #expect(await !SystemURLOpener(patientlyWith: environment).canOpenURL(url))
        #expect(!FileManager.default.fileExists(atPath: desktop.home.appending(path: "written").path))
      }
    }

    /// Whatever another thread opens, and whenever; it is none of the few that all tests share.
    @Test func aFileThatIsOpenedMeanwhileIsNotInherited() async throws {
      try await withDesktop { desktop in
        let secret = desktop.home.appending(path: "secret")
        try secret.write("")
        let environment = try await desktop.overriding(
          "xdg-mime", script: "readlink /proc/$$/fd/* | grep -F \"$HOME/secret\"")
        let opening = Thread {
          while !Thread.current.isCancelled {
            let opened = (0..<300).map { _ in open(secret.path, O_RDWR) }
            for descriptor in opened { close(descriptor) }
          }
        }
        opening.start()
        defer { opening.cancel() }
        for _ in 0..<20 {
          #expect(await !SystemURLOpener(patientlyWith: environment).canOpenURL(url))
        }
      }
    }
  }
#endif
