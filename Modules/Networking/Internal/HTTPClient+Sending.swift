import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// The first success, or the last failure once no retry is left that could begin before `deadline`.
  func send(_ request: Request, by deadline: ContinuousClock.Instant) async throws -> Response {
    let urlRequest = try URLRequest(request)
    // On a connection that was kept and turns out to be dead, the system sends the request again without asking.
    let isRepeatable = request.method == .get
    let transport = isRepeatable ? transport : Transport(configuration)
    let retries = isRepeatable ? configuration.retries : 0
    var index = 0
    while true {
      do {
        return try await sendOnce(urlRequest, over: transport)
      } catch let failure as Failure {
        let pause = max(failure.pause, Backoff.pause(before: index))
        guard failure.isTransient, index < retries, .now + pause < deadline else { throw failure.error }
        try await Task.sleep(for: pause)
        index += 1
      }
    }
  }

  /// The answer at the end of the redirects, which is a success.
  private func sendOnce(_ request: URLRequest, over transport: Transport) async throws -> Response {
    var request = request
    var redirection = Redirection(of: request)
    while true {
      let response = try await transport.response(to: request)
      guard let target = try redirection.target(of: response) else {
        if let failure = Failure(response) { throw failure }
        return response
      }
      request.url = target
    }
  }
}
