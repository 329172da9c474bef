import Foundation
import HTTPTransport

extension Failure {
  private static let transientCodes: Set<URLError.Code> = [
    .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost, .notConnectedToInternet,
    .timedOut, .unknown,
  ]

  init(_ error: TransportError, within configuration: HTTPClient.Configuration) {
    switch error {
    case .failed(let code, let description):
      self.init(
        error: .transport(code: code, description: description),
        isTransient: Self.transientCodes.contains(code))
    case .bodyTooLarge:
      self.init(error: .bodyTooLarge(limit: configuration.maximumBodyBytes))
    }
  }
}
