import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends one request and gives one answer: no redirects, no retries, no deadline.
final class Transport: Sendable {
  // On Linux every call to a session waits for the thread that moves its bytes. Tasks must not wait with it: they run
  // on few threads, which the deadlines of all requests share. Sessions move bytes on overcommitted threads; waiting
  // on the global queue's leaves those to them, however many clients there are.
  private let queue = DispatchQueue(label: "Networking.Transport", target: .global())
  private let session: URLSession
  private let delegate = SessionDelegate()
  private let limits: BodyLimits

  init(_ limitations: HTTPClient.Configuration) {
    limits = BodyLimits(success: limitations.maximumBodyBytes)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The session's clock counts whole seconds and restarts with every byte: it must never be the first to ring.
    configuration.timeoutIntervalForRequest = limitations.timeout / .seconds(1) + 60
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    // On Darwin the session keeps its delegate and its connections until told to let go.
    queue.async { [session] in session.invalidateAndCancel() }
  }

  /// Throws `Failure`, or `CancellationError` as soon as the task is cancelled.
  func response(to request: URLRequest) async throws -> Response {
    let exchange = Exchange(queue: queue, limits: limits)
    defer { queue.async { [delegate] in delegate.remove(exchange) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiter in
        exchange.begin(waiter)
        queue.async { self.start(exchange, with: request) }
      }
    } onCancel: {
      exchange.cancel()
    }
  }

  private func start(_ exchange: Exchange, with request: URLRequest) {
    guard exchange.isPending else { return }
    let task = session.dataTask(with: request)
    delegate.add(exchange, for: task)
    exchange.start(task)
  }
}
