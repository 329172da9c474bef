public import Foundation

/// The part of the system that opens URLs in other programs.
///
/// Code that decides should return a value, as ``DocumentOpener`` does. This protocol is for the edge, where the
/// decision is carried out: on the main actor, where a screen is and `UIApplication` too. A type can do without it, and
/// says `nonisolated` then, as ``SystemURLOpener`` does.
public protocol URLOpening {
  /// Tells whether a program is registered for the URL's scheme.
  ///
  /// The answer can be out of date by the time the URL is opened, so rely on the result of ``open(_:)``.
  @MainActor func canOpenURL(_ url: URL) async -> Bool

  /// Hands the URL to the program registered for its scheme and tells whether the system took it.
  // api-check:allow bool-result: What the systems' own openers tell is no more than that.
  @discardableResult
  @MainActor func open(_ url: URL) async -> Bool
}
