import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Decides on the redirects of one request, of which each may happen once.
struct Redirection {
  private static let statuses: Set = [301, 302, 303, 307, 308]
  private static let limit = 10

  private var visited: [URL]
  private let isAllowed: Bool

  init(of request: URLRequest) {
    visited = [request.url].compactMap(\.self)
    isAllowed = request.httpMethod == "GET"
  }

  /// Where to ask next, or nil when `response` is the final one.
  mutating func target(of response: Response) throws(Failure) -> URL? {
    guard Self.statuses.contains(response.status), let location = response.location,
      let target = URL(string: location, relativeTo: response.url)?.absoluteURL
    else { return nil }
    guard isAllowed, let origin = Origin(target), origin == Origin(response.url),
      visited.count <= Self.limit, !visited.contains(target)
    else { throw Failure(error: .redirectRefused(to: target)) }
    visited.append(target)
    return target
  }
}
