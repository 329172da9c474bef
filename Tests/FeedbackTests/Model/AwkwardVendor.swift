import Feedback
import Foundation
import Synchronization

/// A vendor with one delegate that answers when it is told to, or sooner, and then whoever is the delegate.
///
/// It has a lock, which it takes when it is called and holds while it calls its delegate.
final class AwkwardVendor: Sendable {
  typealias Delegate = @Sendable (Result<FeedbackForm, any Error>) -> Void

  private struct State {
    var delegate: Delegate?
    var owed: [String] = []
    var delegates = 0
    var isLocked = false
    var wasCalledUnderItsLock = false
  }

  /// Why a form could not be loaded; the vendor names it, so that a test sees whose failure this is.
  struct Complaint: Error, CustomStringConvertible {
    let description: String
  }

  /// What it gives before it is asked for anything.
  static let unasked = "unasked"

  private let state = Mutex(State())
  private let manner: Manner

  init(_ manner: Manner = .whenTold) {
    self.manner = manner
  }

  /// The forms that were asked for and are not answered yet.
  var owed: [String] { state.withLock(\.owed) }
  var hasDelegate: Bool { state.withLock { $0.delegate != nil } }
  /// Whether somebody called it while it called its delegate, which with a real lock it would not survive.
  var wasCalledUnderItsLock: Bool { state.withLock(\.wasCalledUnderItsLock) }

  func load(_ form: String) {
    change { $0.owed.append(form) }
    if manner == .whileItIsAsked, isPrompt { answer(form, fails: false, times: 2) }
  }

  func setDelegate(_ delegate: Delegate?) {
    change { state in
      state.delegate = delegate
      if delegate != nil { state.delegates += 1 }
    }
    if manner == .atOnce, isPrompt, delegate != nil { answer(Self.unasked, fails: false, times: 2) }
  }

  /// Answers one load, at times more than once in a row.
  func answer(_ form: String, fails: Bool, times: Int = 1) {
    state.withLock { $0.owed.removeAll { $0 == form } }
    let answer: Result<FeedbackForm, any Error> =
      fails ? .failure(Complaint(description: form)) : .success(FeedbackForm(id: "", title: form))
    guard manner == .onAQueueThatStops else { return say(answer, times: times) }
    let (queue, answering) = (OperationQueue(), BlockOperation())
    answering.addExecutionBlock { [self] in
      say(answer, times: times)
      queue.cancelAllOperations()
      queue.isSuspended = true
    }
    queue.addOperation(answering)
    answering.waitUntilFinished()
  }

  private var isPrompt: Bool { state.withLock { $0.delegates % 2 == 1 } }

  private func say(_ answer: Result<FeedbackForm, any Error>, times: Int) {
    state.withLock { $0.isLocked = true }
    for _ in 0..<times {
      let delegate = state.withLock(\.delegate)
      delegate?(answer)
    }
    state.withLock { $0.isLocked = false }
  }

  private func change(_ change: (inout State) -> Void) {
    state.withLock { state in
      state.wasCalledUnderItsLock = state.wasCalledUnderItsLock || state.isLocked
      change(&state)
    }
  }
}
