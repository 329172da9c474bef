import Foundation

extension Failure {
  private static let transientCodes: Set<URLError.Code> = [
    .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost, .notConnectedToInternet,
    .timedOut,
    .unknown,
  ]

  /// A failure of the connection, or of what came over it, which `description` describes in a sentence.
  init(_ code: URLError.Code, _ description: String = "The answer is no HTTP.") {
    self.init(
      error: .transport(code: code.rawValue, description: description),
      isTransient: Self.transientCodes.contains(code))
  }
}
