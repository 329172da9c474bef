/// The old side of a comparison where it cannot be built, so that nobody knows what it declares.
public struct UnbuiltVersion: Error, CustomStringConvertible {
  /// What the version is called in sentences.
  public let title: String
  /// What keeps it from being built, in a sentence, followed by the compiler's output.
  public let description: String

  init(title: String, reason: PackageError) {
    (self.title, description) = (title, reason.description)
  }
}
