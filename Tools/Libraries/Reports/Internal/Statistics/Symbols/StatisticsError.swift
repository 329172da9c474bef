/// Why the declarations of a module could not be counted.
enum StatisticsError: Error {
  /// A symbol graph is not valid JSON, or lacks what every graph has.
  case damagedGraph(file: String, reason: String)
}

extension StatisticsError: CustomStringConvertible {
  /// One sentence that names the file and says what to do.
  var description: String {
    switch self {
    case .damagedGraph(let file, let reason):
      "The symbol graph \(file) cannot be read (\(reason)); extract it again."
    }
  }
}
