import Documents
import Foundation

/// The first form of the opener, in which it acts itself.
///
/// ``DocumentOpener`` is the second, which the post prefers. The default argument `UIApplication.shared` is missing, as
/// Linux has none.
final class PostDocumentOpener {
  let urlOpener: any PostURLOpening
  private(set) var hasURLError = false

  init(urlOpener: any PostURLOpening) {
    self.urlOpener = urlOpener
  }

  func open(_ document: Document, mode: OpenMode) {
    let modeString = mode.rawValue
    guard let url = URL(string: "myappscheme://open?id=\(document.identifier)&mode=\(modeString)") else {
      return handleURLError()
    }
    if urlOpener.canOpenURL(url) {
      urlOpener.open(url, options: [:], completionHandler: nil)
    } else {
      handleURLError()
    }
  }

  func handleURLError() {
    hasURLError = true
  }
}
