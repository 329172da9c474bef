import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The transport by way of `URLSession`.
final class SessionTransport: Transport {
  // A kept connection that turns out to be dead is replaced without asking, so what must not be sent twice never gets a
  // connection that was kept.
  private let repeating: URLSession
  private let limits: TransportLimits
  private let delegate = SessionDelegate()

  init(_ limits: TransportLimits) {
    self.limits = limits
    repeating = Self.session(limits, delegate)
  }

  deinit {
    // The session keeps its delegate and its connections until told to let go.
    repeating.invalidateAndCancel()
  }

  func response(to request: TransportRequest) async throws -> TransportResponse {
    guard let url = URL(string: request.address) else {
      throw TransportError.failed(.badURL, "The address is not understood.")
    }
    let session = request.isRepeatable ? repeating : Self.session(limits, delegate)
    defer { if !request.isRepeatable { session.finishTasksAndInvalidate() } }
    let exchange = Exchange(request, limits: limits)
    let task = session.dataTask(with: URLRequest(request, to: url))
    delegate.add(exchange, for: task)
    exchange.outcome.whenDecided { [delegate] in
      delegate.remove(task)
      task.cancel()
    }
    task.resume()
    return try await exchange.outcome.value()
  }

  private static func session(_ limits: TransportLimits, _ delegate: SessionDelegate) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.urlCredentialStorage = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpMaximumConnectionsPerHost = limits.connectionsPerHost
    // The session's clock restarts with every byte: it must never be the first to ring.
    configuration.timeoutIntervalForRequest = 2 * 86_400
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }
}

extension URLRequest {
  fileprivate init(_ request: TransportRequest, to url: URL) {
    self.init(url: url)
    httpMethod = request.method
    httpBody = request.body
    httpShouldHandleCookies = false
    for field in request.fields { addValue(field.value, forHTTPHeaderField: field.name) }
  }
}
