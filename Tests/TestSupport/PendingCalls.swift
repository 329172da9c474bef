/// Calls that stay suspended until the test answers them, in any order it likes.
///
/// A stub service awaits ``call()``; between the arrival of a call and its answer the code under test is in exactly
/// one state, which the test can assert without a timer.
public final class PendingCalls<Output: Sendable>: Sendable {
  private struct State {
    var arrived = 0
    var waiting: [Int: CheckedContinuation<Output, any Error>] = [:]
    var answers: [Int: Result<Output, any Error>] = [:]
  }

  private let state = Guarded(State())
  private let heedsCancellation: Bool

  /// Creates a service without calls.
  ///
  /// - Parameter heedsCancellation: Whether a cancelled call throws `CancellationError` at once. A service that
  ///   does not heed cancellation waits for its answer all the same.
  public init(heedsCancellation: Bool = true) {
    self.heedsCancellation = heedsCancellation
  }

  /// Suspends until ``answer(_:with:)`` names this call; calls count from 0 in the order of their arrival.
  public func call() async throws -> Output {
    let index = state.withLock { state in
      defer { state.arrived += 1 }
      return state.arrived
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait(for: index, with: $0) }
    } onCancel: {
      if heedsCancellation { answer(index, with: .failure(CancellationError())) }
    }
  }

  /// Ends the call number `index`, now or as soon as it arrives; the first answer counts.
  public func answer(_ index: Int, with result: Result<Output, any Error>) {
    let continuation = state.withLock { state in
      let isFirst = state.answers[index] == nil
      if isFirst { state.answers[index] = result }
      return isFirst ? state.waiting.removeValue(forKey: index) : nil
    }
    continuation?.resume(with: result)
  }

  /// Returns once `count` calls have arrived in all; throws ``NeverHappened`` if they do not.
  public func waitForCalls(_ count: Int, within deadline: Duration = .patience) async throws {
    guard await Polling.holds(within: deadline, { arrived >= count }) else {
      throw NeverHappened("\(arrived) of \(count) expected calls arrived", within: deadline)
    }
  }

  private var arrived: Int {
    state.withLock { $0.arrived }
  }

  private func wait(for index: Int, with continuation: CheckedContinuation<Output, any Error>) {
    let answer = state.withLock { state in
      if state.answers[index] == nil { state.waiting[index] = continuation }
      return state.answers[index]
    }
    if let answer { continuation.resume(with: answer) }
  }
}
