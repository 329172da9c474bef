import Foundation

/// Decides on the redirects of one request, of which each may happen once.
struct Redirection {
  private static let statuses: Set = [301, 302, 303, 307, 308]
  private static let limit = 10

  private let origin: Origin
  private let isAllowed: Bool
  private var visited: [URL]

  init(of request: OutgoingRequest) {
    origin = request.origin
    isAllowed = request.isRepeatable
    visited = [request.url]
  }

  /// Where to ask next, or nil when `response` is the final one.
  mutating func target(of response: Response) throws(Failure) -> URL? {
    guard Self.statuses.contains(response.status),
      let location = response.headers.values(of: "Location").first,
      let target = URL(string: location, relativeTo: response.url)?.absoluteURL
    else { return nil }
    // Credentials in the address would be the server's, sent in the caller's name.
    guard isAllowed, Origin(target) == origin, !target.hasCredentials, visited.count <= Self.limit,
      !visited.contains(target)
    else { throw Failure(error: .redirectRefused(to: target)) }
    visited.append(target)
    return target
  }
}
