import Feedback
import Synchronization

/// A call that the vendor can get at while it is called.
final class Current: Sendable {
  private let call = Mutex<Call?>(nil)

  func set(_ call: Call) { self.call.withLock { $0 = call } }

  var form: FeedbackForm? { call.withLock(\.self)?.form }

  var error: (any Error)? { call.withLock(\.self)?.error }

  func cancel() { call.withLock(\.self)?.cancel() }
}
