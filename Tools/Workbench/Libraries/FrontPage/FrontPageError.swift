/// Why a part of the front page cannot be made.
public enum FrontPageError: Error, Hashable, Sendable {
  /// A section has no place in a Markdown text, or more than one.
  case noPlace(section: String)
  /// A text is not what the gate prints.
  case unreadableReport(reason: String)
  /// A line of a record is not in order.
  case recordLine(number: Int, text: String)
}

extension FrontPageError: CustomStringConvertible {
  /// A sentence that says what is wrong and what to do.
  public var description: String {
    switch self {
    case .noPlace(let section):
      "The text has no place for “\(section)”; it begins with a line <!-- \(section) --> and ends with a line "
        + "<!-- end of \(section) -->, each of which has to be there once."
    case .unreadableReport(let reason):
      "The report cannot be read (\(reason)); print it with api-check diff or layers, and --format json."
    case .recordLine(let number, let text):
      "Line \(number) of the record, “\(text)”, has to read CHANGE | EFFECT | API-CHECK | DIGESTER | CHECKSUM; "
        + "write the record anew with Tools/front-page --measure."
    }
  }
}
