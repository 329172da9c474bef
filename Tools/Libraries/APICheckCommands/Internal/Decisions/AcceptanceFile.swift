import Foundation
import PackageBuilds
import Processes
import Reports

/// The file in which a package records the changes that it accepts.
struct AcceptanceFile: Sendable {
  /// The name of the file, beside the directory of the baselines.
  static let name = "api-accepted.txt"

  let path: String
  private let title: String

  /// Names the file beside the baselines in `directory`; its title is relative to `package` if it lies inside.
  init(beside directory: String, of package: String) {
    let folder = URL(filePath: directory).standardizedFileURL.deletingLastPathComponent()
    path = folder.appending(path: Self.name).path
    title = path.path(from: package)
  }

  /// The record; without a file, it has no decisions.
  ///
  /// Throws an error that names file and line if the record is damaged, and a ``FileError`` if it cannot be read.
  func read() throws -> AcceptanceRecord {
    guard FileManager.default.fileExists(atPath: path) else {
      return try record(nil)
    }
    return try record(InputFile.text(path))
  }

  /// The record that `text` is, which the file has in another revision; without one, it has no decisions.
  func record(_ text: String?) throws -> AcceptanceRecord { try AcceptanceRecord(text, file: title) }

  /// Writes the record, whole or not at all.
  func write(_ record: AcceptanceRecord) throws {
    try AtomicFiles.write([(path, record.text)])
  }
}
