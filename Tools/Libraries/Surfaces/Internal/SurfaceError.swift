/// Why a surface could not be read.
enum SurfaceError: Error {
  /// A symbol graph is no valid JSON or lacks what every graph has.
  case damagedGraph(file: String, reason: String)
  /// A symbol graph was written in a format that is not known.
  case unknownGraphFormat(file: String, found: Int, expected: Int)
  /// A baseline does not start with the line that names its format.
  case unknownBaselineFormat(file: String, found: String)
  /// A line of a baseline is no declaration.
  case damagedBaseline(file: String, line: Int, text: String)
  /// A baseline holds the markers of an unresolved merge.
  case conflictedBaseline(file: String, line: Int)
}

extension SurfaceError: CustomStringConvertible {
  /// One sentence that names the file and says what to do.
  var description: String {
    switch self {
    case .damagedGraph(let file, let reason):
      "The symbol graph \(file) cannot be read (\(reason)); extract it again."
    case .unknownGraphFormat(let file, let found, let expected):
      "The symbol graph \(file) has format version \(found), this tool reads \(expected); use the matching toolchain."
    case .unknownBaselineFormat(let file, let found):
      "The baseline \(file) starts with “\(found)” instead of “\(Surface.firstLine)…”; restore it or bless the module again."
    case .damagedBaseline(let file, let line, let text):
      "\(file):\(line): “\(text)” is not a declaration; restore the line or bless the module again."
    case .conflictedBaseline(let file, let line):
      "\(file):\(line): the baseline holds an unresolved merge conflict; resolve it or bless the module again."
    }
  }
}
