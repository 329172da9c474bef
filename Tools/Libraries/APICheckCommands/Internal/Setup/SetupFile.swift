import Foundation
import Processes

/// A file that a package needs to be checked.
struct SetupFile {
  /// Its path from the package.
  let path: String
  let text: String
  /// The line that an existing file at this path needs; nil if an existing file stays as it is.
  var line: String?
  /// The line with which the CI's own file has to include this one; nil if CI finds it without that.
  var include: String?

  /// The text to write at `path`, or nil if the file there needs nothing.
  func missingText(at path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return text }
    guard let line else { return nil }
    let text = try InputFile.text(path)
    if text.split(whereSeparator: \.isNewline).contains(where: { $0 == line }) { return nil }
    return text + (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n"
  }
}
