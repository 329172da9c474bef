package import Foundation

/// Why there is no answer.
package enum TransportError: Error {
  /// The connection failed, or what came over it was no HTTP; a sentence says how.
  case failed(URLError.Code, String)
  /// The body of a success has more bytes than are allowed, or announced them.
  case bodyTooLarge

  static let noHTTP = TransportError.failed(.badServerResponse, "The answer is no HTTP.")
}
