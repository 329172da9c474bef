#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Opens URLs with the app that macOS chooses.
  struct AppKitURLOpener: URLOpening, Sendable {
    nonisolated func canOpenURL(_ url: URL) async -> Bool {
      NSWorkspace.shared.urlForApplication(toOpen: url) != nil
    }

    nonisolated func open(_ url: URL) async -> Bool {
      guard await canOpenURL(url) else { return false }
      return NSWorkspace.shared.open(url)
    }
  }
#endif
