import CatFacts
import Synchronization

/// The calls of one service that wait, and the answers that came before their calls.
final class PendingCalls: Sendable {
  private struct State {
    var arrived = 0
    var waiting: [Int: CheckedContinuation<CatFact, any Error>] = [:]
    var answers: [Int: Result<CatFact, any Error>] = [:]
  }

  private let state = Mutex(State())
  private let heedsCancellation: Bool

  init(heedsCancellation: Bool) {
    self.heedsCancellation = heedsCancellation
  }

  var arrived: Int {
    state.withLock { $0.arrived }
  }

  func call() async throws -> CatFact {
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

  func answer(_ index: Int, with result: Result<CatFact, any Error>) {
    let continuation = state.withLock { state in
      let isFirst = state.answers[index] == nil
      if isFirst { state.answers[index] = result }
      return isFirst ? state.waiting.removeValue(forKey: index) : nil
    }
    continuation?.resume(with: result)
  }

  private func wait(for index: Int, with continuation: CheckedContinuation<CatFact, any Error>) {
    let answer = state.withLock { state in
      if state.answers[index] == nil { state.waiting[index] = continuation }
      return state.answers[index]
    }
    if let answer { continuation.resume(with: answer) }
  }
}
