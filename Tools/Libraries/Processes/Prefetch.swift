import Dispatch
import Foundation
import Synchronization

/// An answer that a thread of its own looks for before somebody needs it.
public final class Prefetch<Answer: Sendable>: Sendable {
  private enum State {
    case notBegun
    case begun
    case found(Answer)
  }

  private let state = Mutex(State.notBegun)
  private let isFound = DispatchSemaphore(value: 0)
  private let find: @Sendable () -> Answer

  /// Begins to look for the answer, which `find` returns.
  public init(_ find: @escaping @Sendable () -> Answer) {
    self.find = find
    Thread.detachNewThread { _ = self.answer }
  }

  /// The answer; waits while it is still being looked for.
  ///
  /// If the thread has not begun yet, the caller looks for the answer itself.
  public var answer: Answer {
    while true {
      switch begin() {
      case .found(let answer): return answer
      case .notBegun:
        let answer = find()
        state.withLock { $0 = .found(answer) }
        isFound.signal()
        return answer
      case .begun:
        isFound.wait()
        // There may be others who wait.
        isFound.signal()
      }
    }
  }

  /// Marks the search as begun, and returns how far it was before.
  private func begin() -> State {
    state.withLock { state in
      let before = state
      if case .notBegun = state { state = .begun }
      return before
    }
  }
}
