/// Why a record of decisions cannot be read.
enum AcceptanceError: Error {
  /// A line is not a decision.
  case damagedLine(file: String, line: Int, text: String)
  /// A decision holds until something that is neither a version nor a date.
  case unknownLimit(file: String, line: Int, text: String)
}

extension AcceptanceError: CustomStringConvertible {
  /// One sentence that names the line and says what to do.
  var description: String {
    switch self {
    case .damagedLine(let file, let line, let text):
      "\(file):\(line): “\(text)” is not a decision; write RULE DECLARATION in MODULE until LIMIT: REASON, or let"
        + " `api-check accept` write it."
    case .unknownLimit(let file, let line, let text):
      "\(file):\(line): “\(text)” is neither a version such as 2.0.0 nor a date such as 2027-01-31; write one of"
        + " these after “until”."
    }
  }
}
