import Foundation

/// The inode, size and modification time of a file, which differ if another file takes its place.
///
/// For a link, they are those of the file that it leads to.
struct FileStamp: Sendable, Hashable, Codable {
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of the file at `path`, or nil if there is none.
  init?(of path: String) {
    // Foundation's attributes also ask for the owner, which is slow: a run stamps a thousand files.
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
  /// All values on one line.
  var description: String { "\(number) \(size) \(seconds).\(nanoseconds)" }
}
