import Synchronization
import TestSupport
import Testing

@Suite struct OneExitAtATimeTests {
  private static let running = Mutex(0)

  @Test(.oneExitAtATime, arguments: 1...8) func nobodyElseRuns(case: Int) async {
    #expect(Self.begin() == 1)
    for _ in 1...100 { await Task.yield() }
    Self.running.withLock { $0 -= 1 }
  }

  private static func begin() -> Int {
    running.withLock {
      $0 += 1
      return $0
    }
  }
}
