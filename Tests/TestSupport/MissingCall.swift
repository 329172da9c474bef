/// The failure of an assertion that a call was made.
public struct MissingCall: Error, Hashable, CustomStringConvertible {
  /// The call that was expected, in source notation: `.fetch(urlString: "failed")`.
  public let expected: String
  /// The calls that were made instead, oldest first, in the same notation.
  let made: [String]

  /// The expected call, and below it one line for each call that was made.
  public var description: String {
    "Expected call to \(expected), but no such call was made.\n"
      + "Call stack:" + made.map { "\n\t -> " + $0 }.joined()
  }
}
