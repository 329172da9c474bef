/// A line of an allowance file that cannot be understood.
struct AllowanceError: Error, Hashable, Sendable, CustomStringConvertible {
  let line: Int
  let text: String

  /// A sentence that quotes the line and says what belongs there.
  var description: String {
    "Line \(line) of the allowance, \"\(text)\", has to read FILE | FUNCTION | NUMBER OF PLACES | REASON."
  }
}
