public import Foundation

/// An HTTP request as a value: nothing happens before an ``HTTPClient`` executes it.
public struct Request: Sendable, Hashable {
  /// The address; executing anything but `http` or `https` with a host throws ``NetworkError/invalidURL(_:)``.
  ///
  /// One with a user's name or password, `http` or not, throws ``NetworkError/invalidRequest(_:)``.
  public var url: URL
  /// The method; only `get` and `head` are retried and redirected.
  public var method: Method
  /// The header fields, sent to the origin of `url` only.
  ///
  /// Without one of yours, `Accept` is `application/json` where JSON is to be decoded and `*/*` otherwise, and the
  /// `Content-Type` of a body is `application/json`. Names that belong to the connection, such as `Content-Length` and
  /// `Host`, throw ``NetworkError/invalidRequest(_:)``.
  public var headers: HeaderFields
  /// The body; executing a `get` or a `head` that has one throws ``NetworkError/invalidRequest(_:)``.
  public var body: Data?

  /// Makes a request, by default to get `url`.
  public init(_ url: URL, method: Method = .get, headers: HeaderFields = [:], body: Data? = nil) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}
