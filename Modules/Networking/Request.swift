public import Foundation

/// An HTTP request as a value: nothing happens before an ``HTTPClient`` executes it.
public struct Request: Sendable, Hashable {
  /// The address; executing anything but `http` or `https` with a host throws ``NetworkError/invalidURL(_:)``.
  ///
  /// One with a user's name or password throws ``NetworkError/invalidRequest(_:)``.
  public var url: URL
  /// The method; only `get` and `head` are retried and redirected.
  public var method: Method
  /// The header fields, sent to the origin of `url` only.
  ///
  /// Without an entry of yours, `Accept` is `application/json`, and so is the `Content-Type` of a body. Names that
  /// differ only in case, and names that belong to the connection, such as `Content-Length` and `Host`, throw
  /// ``NetworkError/invalidRequest(_:)``.
  public var headers: [String: String]
  /// The body; executing a `get` or a `head` that has one throws ``NetworkError/invalidRequest(_:)``.
  public var body: Data?

  /// Makes a request, by default to get `url`.
  public init(_ url: URL, method: Method = .get, headers: [String: String] = [:], body: Data? = nil) {
    self.url = url
    self.method = method
    self.headers = headers
    self.body = body
  }
}
