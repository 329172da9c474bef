/// A command line that makes no sense.
public struct Misuse: Error, Equatable, CustomStringConvertible {
  /// What is wrong with it, in half a sentence.
  public let description: String

  /// A command line that makes no sense for a reason such as “the package is missing”.
  public init(_ reason: String) {
    description = reason
  }
}
