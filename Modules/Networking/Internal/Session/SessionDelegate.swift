#if !canImport(FoundationNetworking)
  import Foundation
  import Synchronization

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

    private func receive(_ response: URLResponse, for task: URLSessionTask) {
      guard let exchange = exchange(task) else { return }
      guard let head = response as? HTTPURLResponse else {
        return exchange.refuse(Failure(.badServerResponse))
      }
      exchange.receive(
        Response(
          status: head.statusCode, url: exchange.request.url,
          location: head.value(forHTTPHeaderField: "Location"),
          retryAfter: head.value(forHTTPHeaderField: "Retry-After")),
        announcing: UInt64(exactly: head.expectedContentLength))
    }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      receive(response, for: dataTask)
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      exchange(dataTask)?.receive(data)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      receive(response, for: task)
      completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
      guard let exchange = exchange(task) else { return }
      guard let error else { return exchange.complete() }
      let code = (error as? URLError)?.code ?? .unknown
      exchange.refuse(Failure(code, error.localizedDescription))
    }
  }
#endif
