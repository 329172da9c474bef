import Foundation

/// Whom a URL talks to: the unit of trust for credentials.
struct Origin: Hashable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// Nil for anything but an absolute http or https URL.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host()?.lowercased(), !host.isEmpty,
      let standardPort = ["http": 80, "https": 443][scheme]
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? standardPort
  }
}
