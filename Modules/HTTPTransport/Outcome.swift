import Synchronization

/// An outcome that several may bring about and one waits for: the first decides.
package final class Outcome<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var waiter: CheckedContinuation<Value, any Error>?
    var endings: [@Sendable () -> Void] = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Whether it can still be decided, so that working towards it makes sense.
  var isOpen: Bool { state.withLock { $0.result == nil } }

  /// Decides, unless that has happened.
  package func decide(_ result: Result<Value, any Error>) {
    let undecided = state.withLock { state -> State? in
      guard state.result == nil else { return nil }
      defer { state = State(result: result) }
      return state
    }
    guard let undecided else { return }
    // Whoever waits finds everything put away.
    for ending in undecided.endings { ending() }
    undecided.waiter?.resume(with: result)
  }

  /// Calls `ending` once it is decided, which may be at once.
  package func whenDecided(_ ending: @escaping @Sendable () -> Void) {
    let isOpen = state.withLock { state in
      if state.result == nil { state.endings.append(ending) }
      return state.result == nil
    }
    if !isOpen { ending() }
  }

  /// Waits for the decision, which `work` may begin to bring about.
  ///
  /// A task that is cancelled decides by that, and so never waits for anybody; one that was cancelled begins nothing.
  package func value(of work: () -> Void = {}) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        let result = state.withLock { state in
          state.waiter = waiter
          return state.result
        }
        if let result { waiter.resume(with: result) } else { work() }
      }
    } onCancel: {
      decide(.failure(CancellationError()))
    }
  }
}
