import Documents
import Foundation
import FoundationExtensions

#if os(Linux)
  /// A desktop on which one program is registered, for `myappscheme:`, and which leaves the user's own alone.
  struct Desktop {
    let opener: SystemURLOpener
    private let folder: URL
    private let environment: [String: String]
    private let program: OwnProgram

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "tour-desktop-\(UUID().uuidString)")
      let applications = folder.appending(path: "data/applications")
      try FileManager.default.createDirectory(at: applications, withIntermediateDirectories: true)
      program = try OwnProgram(in: folder, registeredBelow: applications)
      let user = ProcessInfo.processInfo.environment
      environment = [
        "PATH": user["PATH"] ?? "/usr/bin:/bin",
        // xdg-open wants to see a name, but asks no display server.
        "DISPLAY": user["DISPLAY"] ?? ":0",
        "HOME": folder.path,
        "XDG_DATA_HOME": folder.appending(path: "data").path,
        "XDG_DATA_DIRS": folder.appending(path: "none").path,
        "XDG_CONFIG_HOME": folder.appending(path: "none").path,
        "XDG_CONFIG_DIRS": folder.appending(path: "none").path,
        "BROWSER": "false",
      ]
      opener = SystemURLOpener(environment: environment)
    }

    /// What became of a URL that the system took.
    func outcome(of url: URL) async -> String {
      switch await program.receivedURL(within: .seconds(10)) {
      case url.absoluteString:
        "Opened by a program that is registered for this tour alone; it received that URL."
      case let other?: "Opened, but the program received \(other.printable) instead."
      case nil: "xdg-open took the URL, but the registered program has not come up within 10 seconds."
      }
    }

    /// Why nothing opens a URL here.
    var reasonForRefusal: String {
      let folders = environment["PATH", default: ""].split(separator: ":")
      let isInstalled = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/xdg-open") }
      return isInstalled
        ? "Not opened: xdg-mime names no program for this scheme."
        : "Not opened: xdg-open is missing; install the package xdg-utils to see the document open."
    }

    func remove() {
      try? FileManager.default.removeItem(at: folder)
    }
  }
#else
  /// The user's desktop: elsewhere a program has to be an installed app to be registered.
  struct Desktop {
    let opener = SystemURLOpener()
    let reasonForRefusal = "Not opened: no app on this system is registered for the scheme."

    func outcome(of url: URL) async -> String { "Opened by the app that is registered for the scheme." }
    func remove() {}
  }
#endif
