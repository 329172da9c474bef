import Foundation

/// A source file as the compiler has seen it.
struct IndexedFile: Sendable {
  /// Where it is.
  let path: String
  /// The module that it was compiled for.
  let module: String
  /// When that was, in seconds since 1970.
  let time: Int64
  /// Where something is declared or used in it, in the order of the lines.
  let occurrences: [Occurrence]
}

extension IndexedFile {
  /// Whether the file has not changed since it was compiled.
  var isFresh: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let changed = attributes?[.modificationDate] as? Date else { return false }
    return Int64(changed.timeIntervalSince1970) <= time
  }
}
