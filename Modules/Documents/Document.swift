/// A document that another app can open, known by its identifier alone.
public struct Document: Sendable, Hashable {
  /// The document's name in the app that owns it.
  ///
  /// Any text will do, the empty string included: ``DocumentOpener`` encodes it so that it arrives unchanged.
  public let identifier: String

  /// Creates a document with the identifier its owner knows it by.
  public init(identifier: String) {
    self.identifier = identifier
  }
}
