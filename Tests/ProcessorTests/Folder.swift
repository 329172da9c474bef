import Foundation

/// A folder that is held open: what is renamed, or linked into its place, meanwhile does not matter.
final class Folder {
  private let descriptor: CInt

  /// Opens the folder at `path`, whose bytes need not be text.
  init(path: [UInt8]) throws(InputError) {
    let text = (path + [0]).map(CChar.init(bitPattern:))
    descriptor = open(text, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(FileName(bytes: path).description, reason: Self.reason)
    }
  }

  deinit { close(descriptor) }

  /// The names of all entries, in no order.
  func names() throws(InputError) -> [FileName] {
    guard let listing = fdopendir(dup(descriptor)) else {
      throw .unreadable("The folder", reason: Self.reason)
    }
    defer { closedir(listing) }
    rewinddir(listing)
    var names: [FileName] = []
    while let entry = readdir(listing) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != [46], bytes != [46, 46] { names.append(FileName(bytes: bytes)) }
    }
    return names
  }

  /// Whether the entry is a regular file itself, and not a link to one.
  func hasRegularFile(_ name: FileName) -> Bool {
    var status = stat()
    return name.withPath { fstatat(descriptor, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 && status.isRegular
  }

  /// The content of a regular file as it is at one moment.
  func read(_ name: FileName) throws(InputError) -> Data {
    // A named pipe that has taken the file's place would block the whole run.
    let file = name.withPath { openat(descriptor, $0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard file >= 0 else { throw .unreadable("The file", reason: Self.reason) }
    defer { close(file) }
    var before = stat()
    guard fstat(file, &before) == 0, before.isRegular else { throw .changed }
    guard before.st_size <= InputError.largestFile else { throw .tooLarge }
    var content = [UInt8](repeating: 0, count: Int(before.st_size) + 1)
    var count = 0
    while count < content.count {
      let room = content.count - count
      let more = content.withUnsafeMutableBytes { buffer in
        Foundation.read(file, buffer.baseAddress.map { $0 + count }, room)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw .unreadable("The file", reason: Self.reason) }
      if more == 0 { break }
      count += more
    }
    var after = stat()
    guard fstat(file, &after) == 0, after.isSameVersion(as: before), count == Int(before.st_size) else {
      throw .changed
    }
    return Data(content.prefix(count))
  }

  static var reason: String { String(cString: strerror(errno)) }
}

extension Folder {
  /// Writes a file so that a reader, or a run that is stopped, finds all of it or nothing.
  ///
  /// The unfinished one has a name that `Tools/run-processor` knows and takes away when it is stopped. Links that
  /// somebody has put in the place of either are replaced, not followed.
  func write(_ text: String, to name: FileName) throws(InputError) {
    let unfinished = FileName(bytes: Array(".unfinished-picture".utf8))
    remove(unfinished)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = unfinished.withPath { openat(descriptor, $0, flags, 0o666) }
    guard file >= 0 else { throw .unwritable(picture: name.description, reason: Self.reason) }
    let isWritten = Self.write(Array(text.utf8), to: file)
    let isClosed = close(file) == 0
    let isNamed = isWritten && isClosed && rename(unfinished, to: name)
    guard isNamed else {
      let reason = Self.reason
      remove(unfinished)
      throw .unwritable(picture: name.description, reason: reason)
    }
  }

  private func rename(_ old: FileName, to new: FileName) -> Bool {
    old.withPath { old in new.withPath { new in renameat(descriptor, old, descriptor, new) } } == 0
  }

  private func remove(_ name: FileName) {
    _ = name.withPath { unlinkat(descriptor, $0, 0) }
  }

  private static func write(_ bytes: [UInt8], to file: CInt) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

extension FileName {
  fileprivate func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    // An array that is not empty has a base address; the compiler passes it where a pointer is asked for.
    let path = (bytes + [0]).map(CChar.init(bitPattern:))
    return body(path)
  }
}

extension stat {
  fileprivate var isRegular: Bool { st_mode & S_IFMT == S_IFREG }

  fileprivate func isSameVersion(as other: stat) -> Bool {
    modified.tv_sec == other.modified.tv_sec && modified.tv_nsec == other.modified.tv_nsec
      && st_size == other.st_size
  }

  private var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
