/// Why a file cannot be used.
public enum FileError: Error, Hashable, Sendable {
  /// A file is not there or cannot be read.
  case unreadable(path: String, reason: String)
  /// A file is larger than files of its kind may be; `limit` is in bytes.
  case tooLarge(path: String, limit: Int)
  /// A line of a text file is no UTF-8.
  case notText(path: String, line: Int)
  /// A file or directory cannot be written.
  case unwritable(path: String, reason: String)
}

extension FileError: CustomStringConvertible {
  /// One sentence that names the path and says what to do.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read (\(reason)); check the path and its permissions."
    case .tooLarge(let path, let limit):
      "\(path) has more than \(limit >> 20) MiB, which no file of its kind needs; restore it, or check the path."
    case .notText(let path, let line):
      "\(path):\(line): this line is not valid UTF-8; restore the file, or save it as UTF-8."
    case .unwritable(let path, let reason):
      "\(path) cannot be written (\(reason)); check the path and its permissions."
    }
  }
}
