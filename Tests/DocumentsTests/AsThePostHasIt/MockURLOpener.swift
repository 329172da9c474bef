import Foundation

/// The post's mock: what it can do is set, what it did is kept.
final class MockURLOpener: PostURLOpening {
  var canOpen = false
  var openedURL: URL?

  func canOpenURL(_ url: URL) -> Bool { canOpen }

  func open(_ url: URL, options: [String: Any], completionHandler: ((Bool) -> Void)?) {
    openedURL = url
  }
}
