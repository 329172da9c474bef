import Foundation
import HTTPTransport

/// A request whose every part may go over the wire as it is.
struct OutgoingRequest: Sendable {
  /// Where it goes, and the unit of trust for what it carries.
  let origin: Origin
  let url: URL
  let method: Request.Method
  let fields: [HeaderField]
  let body: Data?

  /// Throws where something else than asked for would be sent.
  init(_ request: Request, accepting type: String) throws(NetworkError) {
    let url = request.url.absoluteURL
    // First of all, so that no other message shows them.
    guard !url.hasCredentials else {
      throw .invalidRequest("its URL carries credentials, which belong into an Authorization header field")
    }
    guard let origin = Origin(url) else { throw .invalidURL(request.url.absoluteString) }
    guard request.method.name.isToken, request.method.name != "CONNECT" else {
      throw .invalidRequest("\"\(request.method.name)\" is not a method that a client can send")
    }
    guard !request.method.isSafe || (request.body ?? Data()).isEmpty else {
      throw .invalidRequest("a \(request.method.name) has no body")
    }
    var additions = [
      HeaderField(name: "Accept", value: type), HeaderField(name: "User-Agent", value: "Networking"),
    ]
    if request.body != nil { additions.append(HeaderField(name: "Content-Type", value: "application/json")) }
    self.init(
      origin: origin, url: url, method: request.method, fields: try request.headers.sent(with: additions),
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
  fileprivate var address: String {
    let query = url.query(percentEncoded: true).map { "?\($0)" } ?? ""
    return "\(origin.address)\(url.path(percentEncoded: true))\(query)"
  }
}

extension TransportRequest {
  init(_ request: OutgoingRequest) {
    // A server expects a length from these, be it zero (RFC 9110, section 8.6).
    let body = request.body ?? ([.post, .put, .patch].contains(request.method) ? Data() : nil)
    self.init(
      address: request.address, method: request.method.name, fields: request.fields,
      body: request.method.isSafe ? nil : body, isRepeatable: request.isRepeatable)
  }
}

extension URL {
  /// Whether it names a user, be it with an empty name, without whom there is no password.
  var hasCredentials: Bool { user() != nil }
}

extension Request.Method {
  /// Whether it only reads, so that nobody minds how often.
  fileprivate var isSafe: Bool { self == .get || self == .head }
}
