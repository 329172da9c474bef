import Foundation
import FoundationExtensions

/// What a person reads about an error.
struct Sentence: CustomStringConvertible {
  let description: String

  /// The modules' errors describe themselves in a sentence; Foundation's have one for people, and another for
  /// debuggers.
  init(for error: any Error) {
    description =
      switch error {
      case let error as CocoaError:
        "\(error.filePath ?? "A file") cannot be used: \(Self.reason(for: error))".printable
      default: String(describing: error).printable
      }
  }

  /// The system's reason where there is one; Foundation's own is often just that the operation failed.
  private static func reason(for error: CocoaError) -> String {
    if let reason = error.underlying as? POSIXError {
      "\(String(cString: strerror(reason.code.rawValue)))."
    } else {
      error.localizedDescription
    }
  }
}
