public import Foundation

extension DocumentOpener {
  /// The action that follows from a request to open a document.
  public enum Result: Sendable, Hashable {
    /// The caller is to open this URL.
    case openURL(URL)
    /// Nothing on this system opens the document's URL.
    case invalidURLError
  }
}
