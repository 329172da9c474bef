/// The unreached code that is accepted, each function with a reason.
///
/// One line each, `FILE | FUNCTION | NUMBER OF PLACES | REASON`; empty lines and lines that start with `#` say
/// nothing. It names functions and not lines, so that it outlives an edit above them. The number of places is exact,
/// or `up to` a number for code that only a race of threads decides to run.
public struct Allowance: Sendable, Hashable {
  /// One accepted function.
  public struct Entry: Sendable, Hashable {
    /// The source file, relative to the package.
    public let file: String
    /// The demangled name of the function.
    public let function: String
    /// How many of its places may stay unreached.
    public let count: Int
    /// Whether it may also be fewer.
    public let isLimit: Bool
    /// Why that is in order.
    public let reason: String
  }

  /// The accepted functions.
  public let entries: [Entry]

  /// An allowance that accepts nothing.
  public static let none = Allowance(entries: [])

  private init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads the text of an allowance file; throws ``AllowanceError`` for a line that is not in order.
  public init(text: String) throws(AllowanceError) {
    var entries: [Entry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard !line.allSatisfy(\.isWhitespace), !line.hasPrefix("#") else { continue }
      let parts = line.split(separator: " | ", maxSplits: 3).map(String.init)
      guard parts.count == 4, let number = parts[2].firstMatch(of: #/^(up to )?([1-9]\d*)$/#),
        let count = Int(number.2), parts[3].contains(where: \.isLetter)
      else { throw AllowanceError(line: index + 1, text: String(line)) }
      entries.append(
        Entry(
          file: parts[0], function: parts[1], count: count, isLimit: number.1 != nil, reason: parts[3]))
    }
    self.entries = entries
  }
}
