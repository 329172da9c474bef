/// Why the record of equivalents is not in order.
public enum EquivalentsError: Error, Hashable, Sendable {
  /// A line is no entry.
  case unreadable(line: Int, text: String)
  /// A line names the same defect as one before.
  case repeated(line: Int, title: String)
  /// A line names a defect that cannot be planted any more.
  case gone(line: Int, file: String, function: String, title: String)
  /// A line names a defect that somebody notices after all.
  case refuted(line: Int, title: String, outcome: Outcome, evidence: String)
}

extension EquivalentsError: CustomStringConvertible {
  /// A sentence that names the line and says what to do.
  public var description: String {
    switch self {
    case .unreadable(let line, let text):
      "Line \(line) of the record of equivalents, “\(text)”, has to read FILE | FUNCTION | REASON | DEFECT."
    case .repeated(let line, let title):
      "Line \(line) of the record of equivalents names \(title) for the second time; delete it."
    case .gone(let line, let file, let function, let title):
      "Line \(line) of the record of equivalents names what is not there any more: \(title) in \(function) of \(file); "
        + "delete the line, or correct it after --list."
    case .refuted(let line, let title, let outcome, let evidence):
      "Line \(line) of the record of equivalents is wrong: \(title) is \(outcome.rawValue)"
        + "\(evidence.isEmpty ? "" : " (\(evidence))"); delete the line."
    }
  }
}
