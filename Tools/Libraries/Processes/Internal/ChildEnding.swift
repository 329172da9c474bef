import Foundation
import Synchronization

/// Ends a child before it ends by itself, with all that it has started.
final class ChildEnding: Sendable {
  private struct State {
    var isOpen = true
    var isOverdue = false
  }

  private let child: pid_t
  private let state = Mutex(State())

  /// Ends the child when it takes longer than `limit`, if there is one.
  init(_ child: pid_t, after limit: Duration?) {
    self.child = child
    guard let limit else { return }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1)) { [weak self] in
      self?.end(isOverdue: true)
    }
  }

  /// Whether the child was ended.
  var isOver: Bool { state.withLock { !$0.isOpen } }

  func endNow() { end(isOverdue: false) }

  /// Forgets the child, which may be waited for from now on; tells whether it has taken too long.
  func close() -> Bool {
    state.withLock {
      $0.isOpen = false
      return $0.isOverdue
    }
  }

  private func end(isOverdue: Bool) {
    state.withLock {
      // Its number may belong to another process as soon as somebody has waited for it.
      guard $0.isOpen else { return }
      $0 = State(isOpen: false, isOverdue: isOverdue)
      ProcessTable.end([child] + ProcessTable.stop(descendantsOf: [child]))
      kill(-child, SIGKILL)
    }
  }
}
