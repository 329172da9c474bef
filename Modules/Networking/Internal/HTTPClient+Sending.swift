import Foundation
import HTTPTransport

extension HTTPClient {
  /// The first success, or the last failure once no retry is left that could begin before `deadline`.
  func send(_ request: OutgoingRequest, by deadline: ContinuousClock.Instant) async throws -> Response {
    let retries = request.isRepeatable ? configuration.retries : 0
    var index = 0
    while true {
      do {
        return try await sendOnce(request)
      } catch let failure as Failure {
        let rest = max(failure.pause, Backoff.pause(before: index))
        guard failure.isTransient, index < retries, .now + rest < deadline else { throw failure.error }
        try await pause(for: rest)
        index += 1
      }
    }
  }

  /// The answer at the end of the redirects, which is a success.
  private func sendOnce(_ request: OutgoingRequest) async throws -> Response {
    var request = request
    var redirection = Redirection(of: request)
    while true {
      let response = try await response(to: request)
      guard let target = try redirection.target(of: response) else {
        if let failure = Failure(response) { throw failure }
        return response
      }
      request = request.redirected(to: target)
    }
  }

  private func response(to request: OutgoingRequest) async throws -> Response {
    try await admission.enter(request.origin)
    defer { admission.leave(request.origin) }
    do {
      return Response(try await transport.response(to: TransportRequest(request)), from: request.url)
    } catch let error as TransportError {
      throw Failure(error, within: configuration)
    }
  }
}
