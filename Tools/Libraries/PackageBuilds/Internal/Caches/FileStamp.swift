import Foundation

/// What tells a file from one that was written in its place: its number, its size and when it was written; of a link, those
/// of what it leads to.
struct FileStamp: Sendable, Hashable, Codable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file at `path`, or nil if there is none.
  init?(of path: String) {
    // Not the file manager's attributes, for which it asks who the owner is: a run stamps a thousand files.
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let written = status.st_mtimespec
    #else
      let written = status.st_mtim
    #endif
    (number, size) = (UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (written.tv_sec, written.tv_nsec)
  }
}

extension FileStamp: CustomStringConvertible {
  /// All that it tells, on one line.
  var description: String { "\(number) \(size) \(seconds).\(nanoseconds)" }
}
