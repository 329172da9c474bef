public import Foundation

extension DocumentOpener {
  /// The action that follows from a request to open a document.
  public enum Result: Sendable, Hashable {
    /// The caller is to open this URL.
    case openURL(URL)
    /// No URL for the caller to open: there is none for the document, or `isURLValid` refused it.
    case invalidURLError
  }
}
