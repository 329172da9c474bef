/// The unreached code that is accepted, each function with a reason.
struct Allowance: Sendable, Hashable {
  /// One accepted function.
  struct Entry: Sendable, Hashable {
    /// The source file, relative to the package.
    let file: String
    /// The demangled name of the function.
    let function: String
    /// How many of its places may stay unreached.
    let count: Int
    /// Whether it may also be fewer.
    let isLimit: Bool
    /// Why that is in order.
    let reason: String

    var place: MeasuredFunction { MeasuredFunction(file: file, name: function) }
  }

  /// The accepted functions.
  let entries: [Entry]

  /// An allowance that accepts nothing.
  static let none = Allowance(entries: [])

  private init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads the text of an allowance file; throws ``AllowanceError`` for a line that is not in order.
  init(text: String) throws(AllowanceError) {
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
