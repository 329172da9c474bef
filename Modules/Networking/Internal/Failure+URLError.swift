import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Failure {
  init(_ error: any Error) {
    guard let error = error as? URLError else {
      self.init(error: .transport(code: URLError.unknown.rawValue, description: String(describing: error)))
      return
    }
    self.init(
      error: .transport(code: error.code.rawValue, description: error.localizedDescription),
      isTransient: Self.transientCodes.contains(error.code))
  }

  // On Linux a connection that breaks off during the answer is `unknown`, one that gives none `badServerResponse`.
  private static let transientCodes: Set<URLError.Code> = [
    .badServerResponse, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .networkConnectionLost,
    .notConnectedToInternet, .timedOut, .unknown,
  ]
}
