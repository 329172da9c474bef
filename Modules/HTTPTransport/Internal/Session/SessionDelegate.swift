import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Hands the callbacks of sessions to the exchange they belong to.
///
/// An exchange that is not there any more has its outcome, and wants to hear nothing.
final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let exchanges = Mutex<[ObjectIdentifier: Exchange]>([:])

  func add(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[ObjectIdentifier(task)] = exchange }
  }

  func remove(_ task: URLSessionTask) {
    exchanges.withLock { $0[ObjectIdentifier(task)] = nil }
  }

  private func exchange(_ task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[ObjectIdentifier(task)] }
  }

  private func receive(_ response: URLResponse, for exchange: Exchange) {
    guard let head = response as? HTTPURLResponse else { return exchange.refuse(.noHTTP) }
    let fields = head.allHeaderFields.compactMap { name, value in
      (name as? String).map {
        HeaderField(name: $0, value: "\(value)".trimmingCharacters(in: .whitespaces))
      }
    }
    exchange.receive(
      TransportResponse(status: head.statusCode, fields: fields),
      announcing: UInt64(exactly: head.expectedContentLength))
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    if let exchange = exchange(dataTask) { receive(response, for: exchange) }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(dataTask)?.receive(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    if let exchange = exchange(task) {
      receive(response, for: exchange)
      #if canImport(FoundationNetworking)
        // To answer where the task is cancelled meanwhile ends the process there, so the head has to do.
        exchange.complete()
      #endif
    }
    #if !canImport(FoundationNetworking)
      completionHandler(nil)
    #endif
  }

  #if canImport(FoundationNetworking)
    // To go on without credentials is to wait for ever there, so the head has to do here, too.
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
      completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      if let exchange = exchange(task), let response = challenge.failureResponse {
        receive(response, for: exchange)
        exchange.complete()
      }
      completionHandler(.cancelAuthenticationChallenge, nil)
    }
  #endif

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = exchange(task) else { return }
    guard let error else { return exchange.complete() }
    exchange.refuse(.failed((error as? URLError)?.code ?? .unknown, error.localizedDescription))
  }
}
