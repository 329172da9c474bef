import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLRequest {
  /// Throws where the system would send something else than asked for, or trap.
  init(_ request: Request) throws(NetworkError) {
    guard Origin(request.url) != nil else { throw .invalidURL(request.url.absoluteString) }
    guard request.method != .get || (request.body ?? Data()).isEmpty else {
      throw .invalidRequest("a GET has no body")
    }
    self.init(url: request.url)
    httpMethod = request.method.token
    httpBody = request.body
    httpShouldHandleCookies = false
    setValue("application/json", forHTTPHeaderField: "Accept")
    if request.body != nil { setValue("application/json", forHTTPHeaderField: "Content-Type") }
    for (name, value) in request.headers {
      guard HeaderField.isValid(name: name), HeaderField.isValid(value: value) else {
        throw .invalidRequest("the header field \"\(name)\" has characters that HTTP forbids")
      }
      setValue(value, forHTTPHeaderField: name)
    }
  }
}

extension Request.Method {
  fileprivate var token: String {
    switch self {
    case .get: "GET"
    case .post: "POST"
    case .put: "PUT"
    case .patch: "PATCH"
    case .delete: "DELETE"
    }
  }
}
