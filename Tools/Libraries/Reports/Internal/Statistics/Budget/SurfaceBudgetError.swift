/// Why a budget could not be read.
enum SurfaceBudgetError: Error {
  /// A line is not the name of a module and a number.
  case damagedLine(file: String, line: Int, text: String)
}

extension SurfaceBudgetError: CustomStringConvertible {
  /// One sentence that names the line and says what to do.
  var description: String {
    switch self {
    case .damagedLine(let file, let line, let text):
      "\(file):\(line): “\(text)” is not a module's name and a number; correct the line."
    }
  }
}
