import Foundation
import Synchronization

/// An answer that a thread of its own looks for before somebody needs it.
public final class Prefetch<Answer: Sendable>: Sendable {
  private let known = Mutex<Answer?>(nil)
  private let find: @Sendable () -> Answer

  /// Begins to look for the answer, which `find` returns.
  public init(_ find: @escaping @Sendable () -> Answer) {
    self.find = find
    Thread.detachNewThread { _ = self.answer }
  }

  /// The answer; waits while it is still being looked for.
  public var answer: Answer {
    known.withLock { known in
      let answer = known ?? find()
      known = answer
      return answer
    }
  }
}
