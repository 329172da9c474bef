#if os(Linux)
  import Foundation

  /// Opens URLs with the command line tools of the freedesktop.org project.
  struct XDGURLOpener: URLOpening, Sendable {
    let environment: [String: String]
    /// How long the tools may take to answer.
    let timeout: Duration

    nonisolated func canOpenURL(_ url: URL) async -> Bool {
      // Without a display xdg-open ignores the registered programs and goes straight to the browser.
      guard hasDisplay, let scheme = url.scheme?.lowercased(), let query = command("xdg-mime") else {
        return false
      }
      // The exit status is 0 either way. Only the name of a desktop entry on standard output means yes.
      let entry = await query.firstLine(["query", "default", "x-scheme-handler/\(scheme)"])
      return entry?.isEmpty == false
    }

    nonisolated func open(_ url: URL) async -> Bool {
      guard await canOpenURL(url), let scheme = url.scheme, let open = command("xdg-open") else {
        return false
      }
      // Schemes ignore case, but xdg-open looks them up as they are written.
      return await open.start([scheme.lowercased() + url.absoluteString.dropFirst(scheme.count)])
    }

    private var hasDisplay: Bool {
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private func command(_ name: String) -> Command? {
      environment["PATH"].flatMap { SearchPath($0).executable(named: name) }
        .map { Command(path: $0, environment: environment, timeout: timeout) }
    }
  }
#endif
