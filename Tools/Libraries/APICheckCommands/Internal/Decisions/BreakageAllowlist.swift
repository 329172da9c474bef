import Foundation
import Processes

/// A list of breaks that the package manager's own check lets pass (`--breakage-allowlist-path`).
struct BreakageAllowlist {
  /// The lines that are neither empty nor comments.
  let lines: [String]

  /// Reads the file at `path`; throws a ``FileError`` if it cannot be read.
  init(_ path: String) throws {
    let text = try InputFile.text(URL(filePath: path).standardizedFileURL.path)
    lines = text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("#") }
  }
}
