#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// Opens URLs with the app that iOS chooses.
  struct UIKitURLOpener: URLOpening, Sendable {
    nonisolated func canOpenURL(_ url: URL) async -> Bool {
      await MainActor.run { UIApplication.shared.canOpenURL(url) }
    }

    nonisolated func open(_ url: URL) async -> Bool {
      guard await canOpenURL(url) else { return false }
      return await UIApplication.shared.open(url)
    }
  }
#endif
