import Feedback
import Synchronization

/// One call of a service, which a test can look at without waiting for its end.
final class Call: Sendable {
  let name: String
  private let ended: Ending
  private let task: Task<Void, Never>

  init(_ form: String, of service: FeedbackService, on turns: TurnTaker) {
    let ended = Ending()
    task = Task(executorPreference: turns) {
      do {
        ended.set(.success(try await service.load(form)))
      } catch {
        ended.set(.failure(error))
      }
    }
    name = form
    self.ended = ended
  }

  /// How the call has ended, or nil if it has not.
  var result: Result<FeedbackForm, any Error>? { ended.result }

  /// The form that it has ended with, if it has.
  var form: FeedbackForm? { try? result?.get() }

  /// The error that it has ended with, if it has.
  var error: (any Error)? {
    if case .failure(let error) = result { error } else { nil }
  }

  func cancel() { task.cancel() }
}

extension Call {
  private final class Ending: Sendable {
    private let content = Mutex<Result<FeedbackForm, any Error>?>(nil)

    var result: Result<FeedbackForm, any Error>? { content.withLock { $0 } }

    func set(_ result: Result<FeedbackForm, any Error>) {
      content.withLock { $0 = result }
    }
  }
}
