import Foundation

/// Whom a URL talks to: the unit of trust for credentials.
struct Origin: Hashable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// Nil for anything but an absolute http or https URL.
  init?(_ url: URL) {
    guard let components = URLComponents(string: url.absoluteString),
      let scheme = components.scheme?.lowercased(), let standardPort = ["http": 80, "https": 443][scheme],
      let host = components.percentEncodedHost?.lowercased(), !host.isEmpty,
      (1...65_535).contains(components.port ?? standardPort)
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = components.port ?? standardPort
  }

  /// The origin as a URL without path; an IPv6 address keeps its brackets.
  var address: String { "\(scheme)://\(host):\(port)" }
}
