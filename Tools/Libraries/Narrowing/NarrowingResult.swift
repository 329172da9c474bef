import Foundation
import Processes

/// What was found, and how to change the sources accordingly.
public struct NarrowingResult: Sendable {
  /// What was found.
  public let report: NarrowingReport
  /// The bytes of each file before and after, by its path in the package.
  private let changes: [String: (before: [UInt8], after: [UInt8])]
  private let package: String

  init(_ report: NarrowingReport, _ changes: [String: (before: [UInt8], after: [UInt8])], in package: String)
  {
    (self.report, self.changes, self.package) = (report, changes, package)
  }

  /// Writes the narrowed sources, all or none; returns how many files have changed.
  ///
  /// Throws a ``NarrowingError`` if one of them is no longer what was judged, or a ``FileError`` if one cannot be written.
  public func apply() throws -> Int {
    let files = try changes.sorted { $0.key < $1.key }.map { path, bytes in
      let place = "\(package)/\(path)"
      guard try Array(InputFile.data(place, limit: 64 << 20)) == bytes.before else {
        throw NarrowingError.changedMeanwhile(path: path)
      }
      return (path: place, text: String(decoding: bytes.after, as: UTF8.self))
    }
    try AtomicFiles.write(files)
    return files.count
  }
}
