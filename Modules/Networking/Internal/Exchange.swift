import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request and its answer.
///
/// Whatever happens in whatever order, there is one outcome.
final class Exchange: Sendable {
  private typealias Outcome = Result<Response, any Error>

  private struct State {
    var task: URLSessionDataTask?
    var response: Response?
    var outcome: Outcome?
    var waiter: CheckedContinuation<Response, any Error>?
    /// From here until the task completes, cancelling it would trap on Linux.
    var isRedirected = false
  }

  /// Where the task is created, started and cancelled.
  private let queue: DispatchQueue
  private let limits: BodyLimits
  private let state = Mutex(State())

  init(queue: DispatchQueue, limits: BodyLimits) {
    self.queue = queue
    self.limits = limits
  }

  var task: URLSessionDataTask? { state.withLock { $0.task } }

  /// Whether there is no outcome yet, so that starting makes sense.
  var isPending: Bool { state.withLock { $0.outcome == nil } }

  /// Resumes `waiter` with the outcome, be it there already.
  func begin(_ waiter: CheckedContinuation<Response, any Error>) {
    let outcome = state.withLock { state in
      if state.outcome == nil { state.waiter = waiter }
      return state.outcome
    }
    if let outcome { waiter.resume(with: outcome) }
  }

  func start(_ task: URLSessionDataTask) {
    state.withLock { $0.task = task }
    // Cancelled by now, it completes as such; the queue cancels it after this.
    task.resume()
  }

  func cancel() {
    finish { _ in .failure(CancellationError()) }
  }

  func receive(_ response: URLResponse) {
    finish { state in
      guard let head = response as? HTTPURLResponse, let url = state.task?.originalRequest?.url else {
        return .failure(Failure(URLError(.badServerResponse)))
      }
      let response = Response(head, to: url)
      state.response = response
      let isTooLarge = response.isSuccess && head.expectedContentLength > Int64(limits.success)
      return isTooLarge ? .failure(bodyTooLarge) : nil
    }
  }

  func receive(_ data: Data) {
    finish { state in
      guard var response = state.response else { return nil }
      // While it grows the body has one owner, or every append would copy it.
      state.response = nil
      defer { state.response = response }
      let limit = response.isSuccess ? limits.success : limits.failure
      guard response.body.count + data.count > limit else {
        response.body.append(data)
        return nil
      }
      response.body.append(data.prefix(limit - response.body.count))
      return response.isSuccess ? .failure(bodyTooLarge) : .success(response)
    }
  }

  /// Whether the redirect may be answered, which is: declined.
  func receiveRedirect(_ head: HTTPURLResponse) -> Bool {
    let isAwaited = state.withLock { state in
      state.isRedirected = state.outcome == nil
      return state.isRedirected
    }
    if isAwaited { receive(head) }
    return isAwaited
  }

  func complete(_ error: (any Error)?) {
    // The task still counts as running, and cancelling it now would complete it a second time.
    finish(cancellingTask: false) { state in
      if let error { return .failure(Failure(error)) }
      if let response = state.response { return .success(response) }
      // A redirect without a usable target is announced by nothing but its end.
      guard let head = state.task?.response as? HTTPURLResponse, let url = state.task?.originalRequest?.url
      else {
        return .failure(Failure(URLError(.badServerResponse)))
      }
      return .success(Response(head, to: url))
    }
  }

  private var bodyTooLarge: Failure {
    Failure(error: .bodyTooLarge(limit: limits.success))
  }

  /// Records what `decide` makes of an event, unless the outcome is known already.
  private func finish(cancellingTask isRunning: Bool = true, _ decide: (inout State) -> Outcome?) {
    let finished = state.withLock { state -> State? in
      guard state.outcome == nil, let outcome = decide(&state) else { return nil }
      state.outcome = outcome
      defer { state.waiter = nil }
      return state
    }
    guard let finished, let outcome = finished.outcome else { return }
    finished.waiter?.resume(with: outcome)
    if isRunning, !finished.isRedirected { queue.async { self.task?.cancel() } }
  }
}
