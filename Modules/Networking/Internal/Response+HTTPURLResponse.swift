import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Response {
  /// The head of an answer to a request for `url`.
  init(_ head: HTTPURLResponse, to url: URL) {
    self.init(
      status: head.statusCode,
      url: url,
      location: head.value(forHTTPHeaderField: "Location"),
      retryAfter: head.value(forHTTPHeaderField: "Retry-After"))
  }
}
