/// Why a baseline could not be read.
enum SurfaceError: Error {
  /// A baseline does not start with the line that names its format.
  case unknownBaselineFormat(file: String, found: String)
  /// A line of a baseline is not a declaration.
  case damagedBaseline(file: String, line: Int, text: String)
  /// A baseline holds the markers of an unresolved merge.
  case conflictedBaseline(file: String, line: Int)
}

extension SurfaceError: CustomStringConvertible {
  /// One sentence that names the file and says what to do.
  var description: String {
    switch self {
    case .unknownBaselineFormat(let file, let found):
      "The baseline \(file) starts with “\(found)” instead of “\(Surface.firstLine)…”; restore it or bless the module again."
    case .damagedBaseline(let file, let line, let text):
      "\(file):\(line): “\(text)” is not a declaration; restore the line or bless the module again."
    case .conflictedBaseline(let file, let line):
      "\(file):\(line): the baseline holds an unresolved merge conflict; resolve it or bless the module again."
    }
  }
}
