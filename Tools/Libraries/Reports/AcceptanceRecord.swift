/// The decisions of a package, one a line; lines that begin with `#` are comments.
public struct AcceptanceRecord: Sendable {
  private static let introduction = """
    # Changes of the public surface that were accepted although clients notice them, one a line:
    # RULE DECLARATION in MODULE until LIMIT: REASON
    # LIMIT is the version that may bring the change (2.0.0), or the last day it may wait (2027-01-31).

    """

  /// The path of the record as errors show it.
  let file: String
  private var lines: [String]
  /// The decisions, with the number of the line that each is on.
  private(set) var decisions: [(line: Int, change: AcceptedChange)]

  /// Reads the text of a record, which is nil where there is none yet; errors name the record as `file`.
  ///
  /// Throws an error whose sentence names the file and the line that is not a decision.
  public init(_ text: String?, file: String) throws {
    self.file = file
    lines = (text ?? Self.introduction).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    decisions = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#") {
      decisions.append((index + 1, try AcceptedChange(line[...], file: file, line: index + 1)))
    }
  }

  /// The text of the file.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a decision, or replaces an older one about the same change.
  ///
  /// `rule` is the identifier of the rule that found the change, `declaration` its full name, as reports write it.
  /// Returns the new line, with the name of the file in front.
  public mutating func accept(
    _ rule: String, of declaration: String, in module: String, until limit: AcceptanceLimit, reason: String
  ) -> String {
    let change = AcceptedChange(
      rule: rule, declaration: declaration, module: module, until: limit, reason: reason)
    if let known = decisions.firstIndex(where: { change.replaces($0.change) }) {
      lines[decisions[known].line - 1] = change.line
      decisions[known].change = change
    } else {
      lines.append(change.line)
      decisions.append((lines.count, change))
    }
    return "\(file): \(change.line)"
  }

  /// The text of a line, without its end.
  func line(_ number: Int) -> String { lines[number - 1] }
}
