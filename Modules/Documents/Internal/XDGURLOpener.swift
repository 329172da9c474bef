#if os(Linux)
  import Foundation

  /// Opens URLs with the command line tools of the freedesktop.org project.
  struct XDGURLOpener: URLOpening {
    let environment: [String: String]

    func canOpenURL(_ url: URL) async -> Bool {
      // Without a display xdg-open ignores the registered programs and goes straight to the browser.
      guard hasDisplay, let scheme = url.scheme?.lowercased(), let query = command("xdg-mime") else {
        return false
      }
      // The exit status is 0 either way. Only the name of a desktop entry on standard output means yes.
      let entry = await query.firstLine(["query", "default", "x-scheme-handler/\(scheme)"])
      return !Task.isCancelled && entry?.isEmpty == false
    }

    func open(_ url: URL) async -> Bool {
      guard await canOpenURL(url), let open = command("xdg-open") else { return false }
      return open.start([url.withLowercasedScheme])
    }

    private var hasDisplay: Bool {
      ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    }

    private func command(_ name: String) -> Command? {
      SearchPath(environment["PATH"] ?? "").executable(named: name).map {
        Command(path: $0, environment: environment)
      }
    }
  }

  extension URL {
    /// Schemes ignore case, but xdg-open looks them up as they are written.
    fileprivate var withLowercasedScheme: String {
      guard let scheme else { return absoluteString }
      return scheme.lowercased() + absoluteString.dropFirst(scheme.count)
    }
  }
#endif
