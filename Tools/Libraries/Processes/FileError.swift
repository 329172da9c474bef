/// Why a file cannot be used.
public enum FileError: Error, Hashable, Sendable {
  /// A file is not there or cannot be read.
  case unreadable(path: String, reason: String)
  /// A file or directory cannot be written.
  case unwritable(path: String, reason: String)
}

extension FileError: CustomStringConvertible {
  /// One sentence that names the path and says what to do.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)); check the path and its permissions."
    case .unwritable(let path, let reason):
      "\(path) cannot be written (\(reason)); check the path and its permissions."
    }
  }
}
