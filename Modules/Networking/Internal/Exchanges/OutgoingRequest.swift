import Foundation

/// A request whose every part may go over the wire as it is.
struct OutgoingRequest: Sendable {
  /// Where it goes, and the unit of trust for what it carries.
  let origin: Origin
  let url: URL
  let method: Request.Method
  let fields: [HeaderField]
  let body: Data?

  /// Throws where something else than asked for would be sent.
  init(_ request: Request) throws(NetworkError) {
    let url = request.url.absoluteURL
    guard let origin = Origin(url) else { throw .invalidURL(request.url.absoluteString) }
    guard !url.hasCredentials else {
      throw .invalidRequest("its URL carries credentials, which belong into an Authorization header field")
    }
    guard !request.method.isSafe || (request.body ?? Data()).isEmpty else {
      throw .invalidRequest("a \(request.method.token) has no body")
    }
    self.init(
      origin: origin, url: url, method: request.method, fields: try HeaderField.fields(of: request),
      body: request.body)
  }

  private init(origin: Origin, url: URL, method: Request.Method, fields: [HeaderField], body: Data?) {
    self.origin = origin
    self.url = url
    self.method = method
    self.fields = fields
    self.body = body
  }

  /// Whether sending it twice does no more than sending it once.
  var isRepeatable: Bool { method.isSafe }

  /// The same request to another address of its origin.
  func redirected(to url: URL) -> OutgoingRequest {
    OutgoingRequest(origin: origin, url: url, method: method, fields: fields, body: body)
  }

  /// What the request line and the connection are made of: in lower case where case does not matter, without fragment.
  var address: String {
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    return "\(origin.address)\(url.path(percentEncoded: true))\(query)"
  }
}

extension URL {
  /// Whether it names a user, be it with an empty name, without whom there is no password.
  var hasCredentials: Bool { user() != nil }
}

extension Request.Method {
  /// Whether it only reads, so that nobody minds how often.
  var isSafe: Bool { self == .get || self == .head }

  var token: String {
    switch self {
    case .get: "GET"
    case .head: "HEAD"
    case .post: "POST"
    case .put: "PUT"
    case .patch: "PATCH"
    case .delete: "DELETE"
    }
  }
}
