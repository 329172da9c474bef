import Foundation
import Processes

/// A file that a package needs to be guarded.
struct SetupFile {
  /// Its path from the package.
  let path: String
  let text: String
  /// The line that has to be in it where there is such a file already; nil if it stays as it is.
  var line: String?
  /// The line with which the CI's own file has to include it; nil if it is found where it lies.
  var include: String?

  /// The text that has to be written at `path`, or nil if the file there has all that it needs.
  func missingText(at path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return text }
    guard let line else { return nil }
    let text = try InputFile.text(path)
    if text.split(whereSeparator: \.isNewline).contains(where: { $0 == line }) { return nil }
    return text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n"
  }
}
