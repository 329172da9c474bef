import Feedback
import Synchronization

/// A vendor with one delegate that answers when it is told to, and then whoever is the delegate.
final class AwkwardVendor: Sendable {
  typealias Delegate = @Sendable (Result<FeedbackForm, any Error>) -> Void

  private struct State {
    var delegate: Delegate?
    var owed: [String] = []
    var mostOwedAtOnce = 0
  }

  /// Why a form could not be loaded; the vendor names it, so that a test sees whose failure this is.
  struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  private let state = Mutex(State())

  /// The forms that were asked for and are not answered yet.
  var owed: [String] { state.withLock(\.owed) }
  var mostOwedAtOnce: Int { state.withLock(\.mostOwedAtOnce) }
  var hasDelegate: Bool { state.withLock { $0.delegate != nil } }

  func load(_ form: String) {
    state.withLock { state in
      state.owed.append(form)
      state.mostOwedAtOnce = max(state.mostOwedAtOnce, state.owed.count)
    }
  }

  func setDelegate(_ delegate: Delegate?) {
    state.withLock { $0.delegate = delegate }
  }

  /// Answers one load, at times more than once in a row.
  func answer(_ form: String, fails: Bool, times: Int = 1) {
    state.withLock { $0.owed.removeAll { $0 == form } }
    for _ in 0..<times {
      let delegate = state.withLock(\.delegate)
      delegate?(fails ? .failure(Complaint(description: form)) : .success(FeedbackForm(id: "", title: form)))
    }
  }
}
