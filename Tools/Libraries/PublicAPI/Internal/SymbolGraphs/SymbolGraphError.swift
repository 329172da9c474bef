/// Why a symbol graph could not be read.
enum SymbolGraphError: Error {
  /// The graph is not valid JSON, or lacks what every graph has.
  case damaged(file: String, reason: String)
  /// The graph was written in an unknown format version.
  case unknownFormat(file: String, found: Int, expected: Int)
}

extension SymbolGraphError: CustomStringConvertible {
  /// One sentence that names the file and says what to do.
  var description: String {
    switch self {
    case .damaged(let file, let reason):
      "The symbol graph \(file) cannot be read (\(reason)); extract it again."
    case .unknownFormat(let file, let found, let expected):
      "The symbol graph \(file) has format version \(found), this tool reads \(expected); use the matching toolchain."
    }
  }
}
