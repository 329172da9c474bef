import Observation
import TestSupport
import Testing

@MainActor @Suite struct StateHistoryTests {
  @Observable final class Counter {
    var value = 0
  }

  @Test func keepsStatesThatNobodyCouldSuspendIn() {
    let counter = Counter()
    let history = StateHistory { counter.value }
    for value in 1...5 { counter.value = value }
    #expect(history.values == [0, 1, 2, 3, 4, 5])
  }

  @Test func isTheStartingValueBeforeAnyChange() {
    let counter = Counter()
    #expect(StateHistory { counter.value }.values == [0])
  }
}
