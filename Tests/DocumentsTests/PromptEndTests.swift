#if os(Linux)
  import Documents
  import Foundation
  import TestSupport
  import Testing

  /// Questions that end sooner than they are given up; in processes of their own, where no other test needs the threads.
  @Suite(.timeLimit(.minutes(10))) struct PromptEndTests {
    /// Well below the time after which a question is given up.
    private static let soon = Duration.patience / 2

    @Test(.oneExitAtATime) func aToolThatHasEndedIsNotWaitedFor() async {
      await #expect(processExitsWith: .success) { try await PromptEndTests.askToolThatLeavesItsOutputOpen() }
    }

    @Test(.oneExitAtATime) func cancellationDoesNotWaitForWhatHasLeftTheGroup() async {
      await #expect(processExitsWith: .success) { try await PromptEndTests.cancelWhileSomethingHasLeft() }
    }

    @Test(.oneExitAtATime) func cancellationHangsUpOnALineWithoutAnEnd() async {
      await #expect(processExitsWith: .success) { try await PromptEndTests.cancelDuringALine() }
    }

    private static func askToolThatLeavesItsOutputOpen() async throws {
      try await withDesktop { desktop in
        let script = "setsid sleep 600 & echo $! > \"$HOME/pid\"; exit 0"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let watch = Stopwatch()
        let asking = try ask(environment)
        #expect(try await !outcome(of: asking, within: .patience).get())
        #expect(watch.elapsed < soon, "The end of the tool was not noticed.")
        try await desktop.process(recordedIn: "pid").terminate()
      }
    }

    private static func cancelWhileSomethingHasLeft() async throws {
      try await withDesktop { desktop in
        let script = "setsid sleep 600 & echo $! > \"$HOME/new\"; mv \"$HOME/new\" \"$HOME/pid\"; wait"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let asking = try ask(environment)
        let left = try await desktop.process(recordedIn: "pid")
        let watch = Stopwatch()
        asking.cancel()
        #expect(try await !outcome(of: asking, within: .patience).get())
        #expect(watch.elapsed < soon, "The question was given up, not cancelled.")
        left.terminate()
      }
    }

    /// A letter of an endless line every now and then, until nobody listens; as many as are kept take forty seconds.
    private static func cancelDuringALine() async throws {
      try await withDesktop { desktop in
        let program = """
          $| = 1; print "a"; open(my $file, ">", "$ENV{HOME}/new"); print $file $$; close $file; \
          rename "$ENV{HOME}/new", "$ENV{HOME}/pid"; while (1) { print "a"; select undef, undef, undef, 0.01 }
          """
        let script = "setsid perl -e '\(program)' & wait"
        let environment = try await desktop.overriding("xdg-mime", script: script)
        let asking = try ask(environment)
        let left = try await desktop.process(recordedIn: "pid")
        let watch = Stopwatch()
        asking.cancel()
        #expect(try await !outcome(of: asking, within: .patience).get())
        try await left.isGone()
        #expect(watch.elapsed < soon, "It was listened to for longer.")
      }
    }

    private static func ask(_ environment: [String: String]) throws -> Task<Bool, Never> {
      let url = try #require(URL(string: "myappscheme://open"))
      return Task { await SystemURLOpener(patientlyWith: environment).canOpenURL(url) }
    }
  }
#endif
