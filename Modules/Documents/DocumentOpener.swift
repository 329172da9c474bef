public import Foundation

/// Decides which URL opens a document, and leaves the opening to its caller.
///
/// The decision is a function from values to a value, so a test needs no mock: it passes a closure and compares
/// what comes back. Only the code that performs the result needs the system, which ``URLOpening`` stands for.
///
/// ```swift
/// let system = SystemURLOpener()
/// let opener = DocumentOpener(isURLValid: system.canOpenURL)
/// switch await opener.open(Document(identifier: "TheID"), mode: .edit) {
/// case .openURL(let url): await system.open(url)
/// case .invalidURLError: print("No app opens this document.")
/// }
/// ```
public struct DocumentOpener {
  private let isURLValid: (URL) async -> Bool

  /// Creates an opener that asks `isURLValid` whether anything on this system opens a URL.
  ///
  /// - Parameter isURLValid: Called once for each call of ``open(_:mode:)``. It may suspend, because on Linux
  ///   the honest answer takes a process.
  public init(isURLValid: @escaping (URL) async -> Bool) {
    self.isURLValid = isURLValid
  }

  /// Returns what there is to do to open `document`, without doing it.
  ///
  /// The URL is `myappscheme://open?id=…&mode=…`. In the identifier every byte outside the unreserved characters
  /// of RFC 3986 is percent-encoded: no identifier can add a parameter, end the query or turn into another
  /// identifier, whether the receiver decodes the query as a URL's or as a form's.
  public func open(_ document: Document, mode: OpenMode) async -> Result {
    guard let url = document.url(mode: mode), await isURLValid(url) else { return .invalidURLError }
    return .openURL(url)
  }
}

/// It holds a closure that may belong to an actor, such as that of a test which counts.
@available(*, unavailable)
extension DocumentOpener: Sendable {}
