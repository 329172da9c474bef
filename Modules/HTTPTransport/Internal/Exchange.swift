import Foundation
import Synchronization

/// One request and its answer, of which no more is kept than is allowed.
final class Exchange: Sendable {
  let request: TransportRequest
  let outcome = Outcome<TransportResponse>()
  private let limits: TransportLimits
  private let response = Mutex<TransportResponse?>(nil)

  init(_ request: TransportRequest, limits: TransportLimits) {
    self.request = request
    self.limits = limits
  }

  /// Takes the head of the answer, which announces a body of `length` bytes, nil where it does not say.
  func receive(_ head: TransportResponse, announcing length: UInt64?) {
    response.withLock { $0 = head }
    // To a HEAD it is the length of the body that a GET would bring.
    if !request.asksForHeadOnly, head.isSuccess, let length, length > UInt64(limits.successBytes) {
      refuse(.bodyTooLarge)
    }
  }

  func receive(_ data: some Collection<UInt8>) {
    let end = response.withLock { response -> Result<TransportResponse, any Error>? in
      guard let isSuccess = response?.isSuccess, let count = response?.body.count else { return nil }
      let limit = isSuccess ? limits.successBytes : limits.failureBytes
      response?.body.append(contentsOf: data.prefix(limit - count))
      guard count + data.count > limit else { return nil }
      return isSuccess ? .failure(TransportError.bodyTooLarge) : response.map { .success($0) }
    }
    if let end { outcome.decide(end) }
  }

  /// Ends the exchange without the rest of the answer.
  func refuse(_ error: TransportError) {
    outcome.decide(.failure(error))
  }

  /// Ends the exchange with what has been received.
  func complete() {
    let response = response.withLock(\.self)
    outcome.decide(response.map { .success($0) } ?? .failure(TransportError.noHTTP))
  }
}
