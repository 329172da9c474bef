/// The decisions of a package, one a line; lines that begin with `#` are comments.
public struct AcceptanceRecord: Sendable {
  private static let introduction = """
    # Changes of the public surface that were accepted although clients notice them, one a line:
    # RULE DECLARATION in MODULE until LIMIT: REASON
    # LIMIT is the version that may bring the change (2.0.0), or the last day it may wait (2027-01-31).

    """

  /// Where the record is, as a person finds it.
  public let file: String
  private var lines: [String]
  /// The decisions, with the number of the line that each is on.
  private(set) var decisions: [(line: Int, change: AcceptedChange)]

  /// A record without any decision.
  public init(file: String) {
    self.file = file
    lines = Self.introduction.split(separator: "\n").map { String($0) }
    decisions = []
  }

  /// Reads a record; `file` names it in errors.
  public init(_ text: String, file: String) throws(AcceptanceError) {
    self.file = file
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    decisions = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) && !line.hasPrefix("#") {
      decisions.append((index + 1, try Self.decision(line[...], file: file, line: index + 1)))
    }
  }

  /// The text of the file.
  public var text: String { lines.map { $0 + "\n" }.joined() }

  /// The record with one more decision, or with a new one where the same change was accepted before.
  public func adding(_ change: AcceptedChange) -> AcceptanceRecord {
    var record = self
    let known = decisions.firstIndex {
      ($0.change.rule, $0.change.declaration, $0.change.module)
        == (change.rule, change.declaration, change.module)
    }
    if let known {
      record.lines[decisions[known].line - 1] = change.description
      record.decisions[known].change = change
    } else {
      record.lines.append(change.description)
      record.decisions.append((record.lines.count, change))
    }
    return record
  }

  /// The text of a line, without its end.
  func line(_ number: Int) -> String { lines[number - 1] }

  private static func decision(
    _ text: Substring, file: String, line: Int
  ) throws(AcceptanceError) -> AcceptedChange {
    let damage = AcceptanceError.damagedLine(file: file, line: line, text: String(text.prefix(120)))
    // A name may hold blanks and colons, as `Water: Drinkable` does, but never “ until ”.
    guard let until = text.firstRange(of: " until "),
      let rule = text[..<until.lowerBound].firstIndex(of: " "),
      let module = text[rule..<until.lowerBound].ranges(of: " in ").last
    else { throw damage }
    let rest = text[until.upperBound...]
    let limit = rest.prefix { $0 != ":" }.trimming
    let declaration = text[rule..<module.lowerBound].trimming
    let place = text[module.upperBound..<until.lowerBound].trimming
    if declaration.isEmpty || place.isEmpty { throw damage }
    guard let end = AcceptanceLimit(limit) else {
      throw .unknownLimit(file: file, line: line, text: String(limit))
    }
    return AcceptedChange(
      rule: String(text[..<rule]), declaration: String(declaration), module: String(place), until: end,
      reason: String(rest.drop { $0 != ":" }.dropFirst().trimming))
  }
}

extension Substring {
  fileprivate var trimming: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
