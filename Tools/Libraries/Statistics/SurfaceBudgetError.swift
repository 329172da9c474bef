/// Why a budget could not be read.
public enum SurfaceBudgetError: Error, Hashable, Sendable {
  /// A line is not a module's name and a number.
  case damagedLine(file: String, line: Int, text: String)
}

extension SurfaceBudgetError: CustomStringConvertible {
  /// One sentence that names the line and says what to do.
  public var description: String {
    switch self {
    case .damagedLine(let file, let line, let text):
      "\(file):\(line): “\(text)” is not a module's name and a number; correct the line."
    }
  }
}
