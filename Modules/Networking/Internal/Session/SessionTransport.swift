#if !canImport(FoundationNetworking)
  import Foundation

  /// Sends one request and gives one answer: no redirects, no retries, no deadline.
  final class SessionTransport: Sendable {
    // A kept connection that turns out to be dead is replaced without asking, so what must not be sent twice never gets
    // a connection that was kept.
    private let repeating: URLSession
    private let limits: BodyLimits
    private let configuration: HTTPClient.Configuration
    private let delegate = SessionDelegate()

    init(_ configuration: HTTPClient.Configuration) {
      limits = BodyLimits(success: configuration.maximumBodyBytes)
      self.configuration = configuration
      repeating = Self.session(configuration, delegate)
    }

    deinit {
      // The session keeps its delegate and its connections until told to let go.
      repeating.invalidateAndCancel()
    }

    /// Throws `Failure`, or `CancellationError` as soon as the task is cancelled.
    func response(to request: OutgoingRequest) async throws -> Response {
      let session = request.isRepeatable ? repeating : Self.session(configuration, delegate)
      defer { if !request.isRepeatable { session.finishTasksAndInvalidate() } }
      let exchange = Exchange(request, limits: limits)
      let task = session.dataTask(with: URLRequest(request))
      delegate.add(exchange, for: task)
      exchange.outcome.whenDecided { [delegate] in
        delegate.remove(task)
        task.cancel()
      }
      task.resume()
      return try await exchange.outcome.value()
    }

    private static func session(
      _ limitations: HTTPClient.Configuration, _ delegate: SessionDelegate
    ) -> URLSession {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpCookieStorage = nil
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpShouldSetCookies = false
      configuration.urlCache = nil
      configuration.urlCredentialStorage = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.httpMaximumConnectionsPerHost = limitations.maximumConnectionsPerHost
      // The session's clock restarts with every byte: it must never be the first to ring.
      configuration.timeoutIntervalForRequest = limitations.timeout / .seconds(1) + 60
      return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
    }
  }
#endif
