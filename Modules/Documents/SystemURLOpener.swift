public import Foundation

/// Opens URLs with the programs that the user's desktop has registered for them.
///
/// On Linux it runs `xdg-mime` and `xdg-open`, from the package xdg-utils, directly and never through a shell.
/// Neither method ever waits for the opened program, which runs in a process group of its own with no signal
/// blocked, and no ended process is left behind as a zombie. On iOS and macOS it asks `UIApplication` and
/// `NSWorkspace`; iOS answers only for schemes listed under `LSApplicationQueriesSchemes`.
public struct SystemURLOpener: URLOpening, Sendable {
  // The type itself, not `any URLOpening`: that would be asked on the main actor, and wait for it.
  #if os(Linux)
    private let opener: XDGURLOpener

    /// Creates an opener that sees the desktop described by `environment`.
    ///
    /// - Parameters:
    ///   - environment: All that the tools and the opened program get to see. `PATH` says where the tools are, the
    ///     `XDG_` variables say where programs are registered.
    ///   - timeout: How long xdg-utils may take to tell whether a program is registered.
    public init(
      environment: [String: String] = ProcessInfo.processInfo.environment, timeout: Duration = .seconds(20)
    ) {
      opener = XDGURLOpener(environment: environment, timeout: timeout)
    }
  #elseif canImport(UIKit)
    private let opener = UIKitURLOpener()
  #else
    private let opener = AppKitURLOpener()
  #endif

  #if !os(Linux)
    /// Creates an opener for the desktop this process runs on.
    public init() {}
  #endif

  /// Tells whether a program is registered for the URL's scheme.
  ///
  /// On Linux the answer is `false` as well when xdg-utils is not installed, when the system's glibc is older than 2.34,
  /// when neither `DISPLAY` nor `WAYLAND_DISPLAY` is set, when the calling task is cancelled, and when xdg-utils do not
  /// answer in time. It is the registration that counts: the program itself may have been removed since. Where the system
  /// grants no thread to wait on, the calling thread is held up meanwhile.
  public nonisolated func canOpenURL(_ url: URL) async -> Bool {
    await opener.canOpenURL(url)
  }

  /// Hands the URL to the program registered for its scheme and tells whether the system took it.
  ///
  /// A URL that ``canOpenURL(_:)`` refuses is not handed on, so an unregistered scheme never ends up in the
  /// user's browser.
  ///
  /// On Linux `true` means that a program is registered and that `xdg-open` was started with the URL. It does
  /// not mean that the program came up: `xdg-open` tells that only when the program ends, which may be hours
  /// later. Cancelling the calling task after that stops nothing. It is `false` as well where the system grants no
  /// thread to wait for that end.
  @discardableResult
  public nonisolated func open(_ url: URL) async -> Bool {
    await opener.open(url)
  }
}
