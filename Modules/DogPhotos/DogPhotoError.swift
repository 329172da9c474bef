public import Foundation
import FoundationExtensions

/// Why an answer of the dog service is not a photo; there may be more reasons one day.
@nonexhaustive public enum DogPhotoError: Error, Sendable, Hashable {
  /// The service reported a failure of its own, in these words.
  case refused(message: String)
  /// The address of the photo is not an `http` or `https` URL with a host.
  case notAWebAddress(String)
}

extension DogPhotoError: CustomStringConvertible {
  /// A sentence that names what failed and what to do; safe to print on a terminal.
  public var description: String { sentence.printable }

  private var sentence: String {
    switch self {
    case .refused(let message):
      "The dog service has no photo: \"\(message)\"; correct the endpoint or try again later."
    case .notAWebAddress(let text):
      "\"\(text.withoutCredentials)\" is not the address of a photo; an http or https URL with a host is needed."
    }
  }
}

extension DogPhotoError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
