import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends one request and gives one answer: no redirects, no retries, no deadline.
final class Transport: Sendable {
  private let session: URLSession
  private let delegate = SessionDelegate()
  private let limits: BodyLimits

  init(bodyLimit: Int, timeout: Duration) {
    limits = BodyLimits(success: bodyLimit)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    // The session's clock counts whole seconds and restarts with every byte: it must never be the first to ring.
    configuration.timeoutIntervalForRequest = timeout / .seconds(1) + 60
    session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  deinit {
    // The session keeps its delegate, its threads and its connections until told to let go.
    session.invalidateAndCancel()
  }

  /// Throws `Failure`, or `CancellationError` as soon as the task is cancelled.
  func response(to request: URLRequest) async throws -> Response {
    try Task.checkCancellation()
    let exchange = Exchange(task: session.dataTask(with: request), limits: limits)
    delegate.add(exchange)
    defer { delegate.remove(exchange) }
    return try await withTaskCancellationHandler {
      try await exchange.run()
    } onCancel: {
      exchange.cancel()
    }
  }
}
