import Foundation
import TestSupport
import Testing

@Suite struct StopwatchTests {
  @Test func itRuns() async throws {
    let (clock, watch) = (ContinuousClock(), Stopwatch())
    let start = clock.now
    try await eventually("it stands still") { watch.elapsed >= .milliseconds(100) ? () : nil }
    #expect(watch.elapsed <= clock.now - start)
  }

  #if os(Linux)
    @Test(.oneExitAtATime) func itStandsStillWhileItsProcessDoes() async {
      await #expect(processExitsWith: .success) {
        let (clock, watch) = (ContinuousClock(), Stopwatch())
        let start = clock.now
        let waker = Process()
        waker.executableURL = URL(filePath: "/bin/sh")
        waker.arguments = [
          "-c",
          "while grep -q '^State:.[^T]' /proc/$PPID/status; do sleep 0.01; done; sleep 2; kill -s CONT $PPID",
        ]
        try waker.run()
        kill(getpid(), SIGSTOP)
        waker.waitUntilExit()
        #expect(clock.now - start - watch.elapsed >= .seconds(1.5))
      }
    }
  #endif
}
