public import Foundation
import FoundationExtensions

/// Why an ``HTTPClient`` has no answer to give.
///
/// Cancellation is not among the reasons: it is thrown as `CancellationError`. There may be more reasons one day.
@nonexhaustive public enum NetworkError: Error, Sendable, Hashable {
  /// The address is not an absolute `http` or `https` URL; nothing was sent.
  case invalidURL(String)
  /// The request has a part that HTTP does not allow, such as a line break in a header field, or that the client sets
  /// itself; nothing was sent.
  case invalidRequest(String)
  /// The connection failed, or what came over it was no HTTP; the code says how, for those who compare.
  case transport(code: URLError.Code, description: String)
  /// The answer was not complete in time, retries included.
  case timedOut(after: Duration)
  /// The server answered with a status outside 200..<300 and this body, cut after 64 KiB.
  case status(Int, body: Data)
  /// The body grew beyond the limit, or announced that it would.
  case bodyTooLarge(limit: Int)
  /// The server redirected to another origin, in a loop, too often, or something else than a GET or HEAD.
  case redirectRefused(to: URL)
  /// The body, of which this is the start, is not what was asked for.
  case decoding(type: String, path: String, description: String, body: Data)
}

extension NetworkError: CustomStringConvertible {
  /// A sentence that names what failed and, where the caller can do something, what; safe to print on a terminal, and
  /// without what stands before an `@` in an address, since that may be a password.
  public var description: String { sentence.printable }

  private var sentence: String {
    switch self {
    case .invalidURL(let url):
      "\"\(url.withoutCredentials)\" is not an http or https URL with a host; give an absolute web address."
    case .invalidRequest(let reason):
      "The request cannot be sent because \(reason); correct it."
    case .transport(let code, let description):
      "The connection failed (URLError \(code.rawValue)): \(description)"
    case .timedOut(let duration):
      "No complete answer came within \(duration); try again later or allow more time."
    case .status(let status, let body):
      "The server answered with status \(status) and \(body.isEmpty ? "no body" : body.excerpt)."
    case .bodyTooLarge(let limit):
      "The body of the answer is larger than \(limit) bytes; raise maximumBodyBytes if that is expected."
    case .redirectRefused(let url):
      "The redirect to \(url.absoluteString.withoutCredentials) was not followed; send the request to its final address."
    case .decoding(let type, let path, let description, let body):
      "The body \(body.excerpt) is no \(type): \(path.isEmpty ? "" : "at \(path): ")\(description)"
    }
  }
}

extension NetworkError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
