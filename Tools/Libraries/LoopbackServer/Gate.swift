import Foundation
import Synchronization

/// A door that is shut at first and, once open, stays open.
public final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var waiters: [UUID: CheckedContinuation<Void, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Makes a shut gate.
  public init() {}

  /// Whether the gate was opened.
  public var isOpen: Bool {
    state.withLock { $0.isOpen }
  }

  /// Lets everybody through, now and later.
  public func open() {
    let waiters = state.withLock { state in
      state.isOpen = true
      defer { state.waiters = [:] }
      return state.waiters.values
    }
    for waiter in waiters { waiter.resume() }
  }

  /// Returns once the gate is open, or at once when the task is cancelled.
  public func wait() async {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let passes = state.withLock { state in
          if state.isOpen || Task.isCancelled { return true }
          state.waiters[id] = waiter
          return false
        }
        if passes { waiter.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}
