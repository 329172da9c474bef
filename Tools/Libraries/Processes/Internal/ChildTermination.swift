import Foundation
import Synchronization

/// Kills a child process and everything that it has started.
final class ChildTermination: Sendable {
  private struct State {
    var isOpen = true
    var isOverdue = false
  }

  private let child: pid_t
  private let state = Mutex(State())

  /// Kills the child once it takes longer than `limit`; nil means that there is no limit.
  init(_ child: pid_t, after limit: Duration?) {
    self.child = child
    guard let limit else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [weak self] in
      self?.end(isOverdue: true)
    }
  }

  /// Whether the child was killed or forgotten.
  var isOver: Bool { state.withLock { !$0.isOpen } }

  func endNow() { end(isOverdue: false) }

  /// Forgets the child, so that it may be waited for; returns whether it took too long.
  func close() -> Bool {
    state.withLock {
      $0.isOpen = false
      return $0.isOverdue
    }
  }

  private func end(isOverdue: Bool) {
    state.withLock {
      // As soon as somebody has waited for the child, its identifier may belong to another process.
      guard $0.isOpen else { return }
      $0 = State(isOpen: false, isOverdue: isOverdue)
      ProcessTable.end([child] + ProcessTable.stop(descendantsOf: [child]))
      kill(-child, SIGKILL)
    }
  }
}
