import Synchronization

/// A result that is given once and awaited once, in either order.
///
/// Whatever is given after the first is dropped.
final class Answer: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<FeedbackForm, any Error>)
    case given(Result<FeedbackForm, any Error>)
  }

  private let state = Mutex(State.open)

  func give(_ result: Result<FeedbackForm, any Error>) {
    let continuation = state.withLock { state -> CheckedContinuation<FeedbackForm, any Error>? in
      if case .given = state { return nil }
      defer { state = .given(result) }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(with: result)
  }

  var value: FeedbackForm {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        let result = state.withLock { state -> Result<FeedbackForm, any Error>? in
          if case .given(let result) = state { return result }
          state = .awaited(continuation)
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    }
  }
}
