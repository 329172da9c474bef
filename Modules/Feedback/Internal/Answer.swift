import Synchronization

/// A result that is given once and awaited once, in either order.
///
/// Whatever is given after the first is dropped.
final class Answer: Sendable {
  typealias Content = Result<FeedbackForm, any Error>

  private enum State {
    case open
    case awaited(CheckedContinuation<Content, Never>)
    case given(Content)
  }

  private let state = Mutex(State.open)

  var isGiven: Bool {
    state.withLock { if case .given = $0 { true } else { false } }
  }

  func give(_ content: Content) {
    let continuation = state.withLock { state -> CheckedContinuation<Content, Never>? in
      if case .given = state { return nil }
      defer { state = .given(content) }
      if case .awaited(let continuation) = state { return continuation }
      return nil
    }
    continuation?.resume(returning: content)
  }

  var value: Content {
    get async {
      await withCheckedContinuation { continuation in
        let content = state.withLock { state -> Content? in
          if case .given(let content) = state { return content }
          state = .awaited(continuation)
          return nil
        }
        if let content { continuation.resume(returning: content) }
      }
    }
  }
}
