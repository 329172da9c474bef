/// Why an index cannot be read.
enum IndexError: Error, Sendable, Hashable {
  /// The toolchain's library that reads indexes is not there, or is not what it was.
  case noLibrary(path: String, reason: String)
  /// There is no index where one should be.
  case unreadable(path: String, reason: String)
}

extension IndexError: CustomStringConvertible {
  /// One sentence that says what to do.
  var description: String {
    switch self {
    case .noLibrary(let path, let reason):
      "\(path) cannot be used to read the compiler's index (\(reason)); install a toolchain that has it."
    case .unreadable(let path, let reason):
      "The compiler's index in \(path) cannot be read (\(reason)); build the package again."
    }
  }
}
