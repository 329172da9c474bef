public import Documents
public import Foundation

/// A desktop for tests and previews, which keeps the URLs that it is told to open and opens none.
///
/// It does as `SystemURLOpener` does: a URL whose scheme nobody has registered is refused and never opened.
@MainActor public final class RecordingURLOpener: URLOpening {
  /// The URLs that were opened so far, oldest first.
  public private(set) var openedURLs: [URL] = []

  private let schemes: Set<String>

  /// Makes a desktop with programs for URLs of these schemes, such as `myappscheme`, in whatever case.
  public init(schemes: Set<String>) {
    self.schemes = Set(schemes.map { $0.lowercased() })
  }

  /// Tells whether the URL's scheme is among those of the desktop.
  public func canOpenURL(_ url: URL) async -> Bool {
    url.scheme.map { schemes.contains($0.lowercased()) } ?? false
  }

  /// Keeps the URL if ``canOpenURL(_:)`` says yes, and tells whether it does.
  @discardableResult
  public func open(_ url: URL) async -> Bool {
    guard await canOpenURL(url) else { return false }
    openedURLs.append(url)
    return true
  }
}
