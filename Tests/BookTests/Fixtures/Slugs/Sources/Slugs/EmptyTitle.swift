/// A title has no words to make a slug of.
public struct EmptyTitle: Error {
  /// The title.
  public let title: String

  /// Makes the error for a title.
  public init(title: String) {
    self.title = title
  }
}
