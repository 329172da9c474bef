public import Foundation

/// A request as it came over the wire.
public struct ReceivedRequest: Sendable {
  /// The method in the case the client wrote it, such as `GET`.
  public let method: String
  /// The path with its query, percent-encoded as received.
  public let target: String
  /// The header fields in the order received, names in the case the client wrote them.
  let headers: [(name: String, value: String)]
  /// The body, empty unless the request declared a `Content-Length`.
  public let body: Data

  /// The target without its query.
  var path: String {
    String(target.prefix { $0 != "?" })
  }

  /// The value of the header field called `name` in whatever case; the values of several are joined with commas, which
  /// means the same (RFC 9110, section 5.3).
  public func header(_ name: String) -> String? {
    let values = headers.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }
}
