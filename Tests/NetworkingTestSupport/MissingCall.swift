/// A call that was expected and not made.
public struct MissingCall: Error, CustomStringConvertible {
  let expected: String
  let made: [String]

  /// The expected call, and below it one line for each call that was made.
  public var description: String {
    "Expected call to \(expected), but no such call was made.\n"
      + "Call stack:" + made.map { "\n\t -> " + $0 }.joined()
  }
}
