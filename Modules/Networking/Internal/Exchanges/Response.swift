import Foundation

/// An answer, whose body may be cut where the status is no success.
struct Response: Sendable {
  let status: Int
  let url: URL
  var location: String?
  var retryAfter: String?
  var body = Data()

  var isSuccess: Bool { (200..<300).contains(status) }
}
