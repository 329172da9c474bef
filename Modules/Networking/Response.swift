public import Foundation
import HTTPTransport

/// The answer to a ``Request``, as bytes.
public struct Response: Sendable, Hashable {
  /// The status, such as 200.
  public let status: Int
  /// The address that has answered: that of the request, or where redirects have led.
  public let url: URL
  /// The header fields, as the server has sent them; those of redirects are not among them.
  public let headers: HeaderFields
  /// The body after decompression; empty where there is none.
  public let body: Data

  /// Makes a response, for a stand-in of whoever asks the network.
  public init(status: Int = 200, url: URL, headers: HeaderFields = [:], body: Data = Data()) {
    self.status = status
    self.url = url
    self.headers = headers
    self.body = body
  }

  init(_ response: TransportResponse, from url: URL) {
    self.init(
      status: response.status, url: url, headers: HeaderFields(response.fields), body: response.body)
  }

  var isSuccess: Bool { (200..<300).contains(status) }
}
